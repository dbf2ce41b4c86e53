"use strict";
// Starts MDR's language server for AMD GPU assembly.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function activate() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? "";
  const words = vscode.workspace.getConfiguration("mdr").get("command");
  const [command, ...args] = words.map((word) => word.replace("${workspaceFolder}", folder));
  client = new LanguageClient("mdr", "MDR", { command, args }, { documentSelector: [{ language: "amdgpu-asm" }] });
  return client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };

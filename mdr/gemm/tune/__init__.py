"""Autotuning: configurations that a chip can have, what each is worth, and a store that builds choose from."""

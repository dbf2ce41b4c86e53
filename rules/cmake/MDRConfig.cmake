# find_package(MDR): finds the Python that MDR is installed for, and defines the functions of MDR.cmake.
#
# MDR_PYTHON (cache, or environment): that Python. Without it, the one that ./bootstrap made in the checkout around this
# file, else the `mdr` on PATH.

get_filename_component(_mdr_checkout "${CMAKE_CURRENT_LIST_DIR}/../.." REALPATH)
if(NOT MDR_PYTHON AND DEFINED ENV{MDR_PYTHON})
  set(MDR_PYTHON "$ENV{MDR_PYTHON}")
endif()
if(NOT MDR_PYTHON AND EXISTS "${_mdr_checkout}/.venv/bin/python")
  set(MDR_PYTHON "${_mdr_checkout}/.venv/bin/python")
endif()
if(NOT MDR_PYTHON)
  find_program(_mdr_command mdr NO_CACHE)
  if(_mdr_command)
    get_filename_component(_mdr_bin "${_mdr_command}" DIRECTORY)
    set(MDR_PYTHON "${_mdr_bin}/python")
  endif()
endif()
set(MDR_PYTHON "${MDR_PYTHON}" CACHE FILEPATH "The Python that MDR is installed for")

if(NOT MDR_PYTHON)
  set(_mdr_problem "no Python with MDR was found")
else()
  execute_process(
    COMMAND "${MDR_PYTHON}" -c "import mdr; print(mdr.__version__)"
    WORKING_DIRECTORY "${CMAKE_CURRENT_LIST_DIR}"
    OUTPUT_VARIABLE _mdr_version ERROR_VARIABLE _mdr_error RESULT_VARIABLE _mdr_status
    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_STRIP_TRAILING_WHITESPACE)
  if(_mdr_status)
    set(_mdr_problem "MDR_PYTHON=${MDR_PYTHON} has no MDR: ${_mdr_status} ${_mdr_error}")
  endif()
endif()
if(_mdr_problem)
  set(MDR_FOUND FALSE)
  set(MDR_NOT_FOUND_MESSAGE
    "${_mdr_problem}\nhint: run ./bootstrap in MDR's checkout, or set MDR_PYTHON to the Python that it is installed for")
  unset(_mdr_problem)
  return()
endif()
set(MDR_VERSION "${_mdr_version}")
include("${CMAKE_CURRENT_LIST_DIR}/MDR.cmake")

"""To a type checker the stand-in is what it stands for: typings/cython.pyi."""

from cython import *

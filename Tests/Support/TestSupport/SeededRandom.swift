// Tests draw the random numbers of their seeds from this module.
@_exported import SeededRandom

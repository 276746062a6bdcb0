"""The parts that applications have in common."""

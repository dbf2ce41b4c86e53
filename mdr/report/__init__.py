"""What the printed lines of a launch add up to."""

"""What each instruction does, in tables grouped as AMD's instruction-set manuals group them."""

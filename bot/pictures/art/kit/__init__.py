"""What the cards are built from: strokes, outlines, plants, paper strips, letters and numerals."""

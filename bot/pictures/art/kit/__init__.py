"""The elements of the cards: strokes, outlines, plants, paper strips, letters and numerals."""

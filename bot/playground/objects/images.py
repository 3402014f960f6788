"""Reads images from data URIs, and their type, width and height: PNG, GIF, WebP, JPEG."""

import base64
import binascii
import re
import struct
from typing import Any

_DATA = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.+)", re.DOTALL)


def image_in(text: Any) -> bytes | None:
    """Return the bytes of a data URI with an image; None if it is invalid."""
    match = _DATA.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        return None
    try:
        data = base64.b64decode(match[1], validate=True)
    except binascii.Error:
        return None
    return data if image_type(data) else None


def image_type(data: bytes) -> str | None:
    """Return the media type of an image, or None for other data."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data[:6] in {b"GIF87a", b"GIF89a"}:
        return "image/gif"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return "image/jpeg" if data.startswith(b"\xff\xd8\xff") else None


def image_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height; None for other data and for broken images."""
    try:
        match image_type(data):
            case "image/png":
                width, height = struct.unpack(">II", data[16:24])
            case "image/gif":
                width, height = struct.unpack("<HH", data[6:10])
            case "image/webp":
                return _webp(data)
            case "image/jpeg":
                return _jpeg(data)
            case _:
                return None
    except struct.error:
        return None
    return int(width), int(height)


def _webp(data: bytes) -> tuple[int, int] | None:
    match data[12:16]:
        case b"VP8 ":
            width, height = struct.unpack("<HH", data[26:30])
            return width & 0x3FFF, height & 0x3FFF
        case b"VP8L":
            (bits,) = struct.unpack("<I", data[21:25])
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            width = int.from_bytes(data[24:27], "little") + 1
            return width, int.from_bytes(data[27:30], "little") + 1
    return None


def _jpeg(data: bytes) -> tuple[int, int] | None:
    place = 2
    while place < len(data):
        marker, length = struct.unpack(">xBH", data[place : place + 4])
        # The frame headers SOF0 to SOF15, except the tables in the same range.
        if 0xC0 <= marker <= 0xCF and marker not in {0xC4, 0xC8, 0xCC}:
            height, width = struct.unpack(">HH", data[place + 5 : place + 9])
            return int(width), int(height)
        place += 2 + length
    return None

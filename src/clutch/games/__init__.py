"""The games. Each is a folder with the same file names; `registry` lists them."""

"""`python -m clutch`."""

from clutch.cli.main import main

if __name__ == "__main__":
    main()

from clutch.cli.main import main

main()

# The terminal in English.

## Commands
help-app = Board games of eggs and empires: play against bots or friends at one keyboard, simulate, replay and verify.
help-play = Play a game in the terminal.
help-serve = Serve the games to browsers: on this computer, at home, or for everyone.
help-host = The address to listen on; 0.0.0.0 is every one.
help-port = The port (otherwise 8000, or the next that is free).
help-lan = Let others in the home network join; prints the address for them.
help-database = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (otherwise a file in your data folder).
help-origin = Another address under which browsers know this server, for example https://play.example.org; may be given several times.
help-thinkers = How many processes think for the bots (otherwise one less than there are cores).
help-https = Browsers reach this server by HTTPS only: tell them to remember it.
help-metrics = Offer figures for Prometheus under /metrics.
help-browser = Open a browser, where there is a screen.
help-web = The folder with the built web client.
help-resume = Go on with a saved game (the last one, if no file is named).
help-games = List the games, their options and their bots.
help-simulate = Let bots play each other many times; shows win shares with 95% intervals.
help-replay = Retell a saved game, step by step.
help-verify = Check a saved game: the promised seed, every move, and the result.
help-cards = Card files: check your own, or get one to start from.
help-cards-check = Check a card file.
help-cards-template = Print the standard card file, to copy and change.
help-version = Show the version.

help-game = Name of the game (see “clutch games”).
help-seats = Who plays, in seat order: me, or a bot (random, greedy, easy, medium, hard, expert). Several “me” share the keyboard.
help-names = Names for the people at the table, in seat order.
help-lang = Language: en, fr or it.
help-seed = A whole number: the same number deals the same game.
help-option = An option of the game, name=value; may be given several times.
help-components = A card file of your own.
help-save-file = Where to keep the game (otherwise in your data folder).
help-file = A saved game.
help-players = Number of players.
help-games-count = How many games.
help-bots = The bots, in seat order; the seats rotate. One name alone plays against itself.
help-sim-seed = A whole number: the same number gives the same results.
help-json = Print the results as JSON.
help-cores = How many processor cores to use (otherwise all).
help-effort = Scale the bots’ number of simulations, for quick results: 0.1 is a tenth.
help-replay-seat = Tell it as this seat saw it (1 is the first); otherwise everything is told.
help-card-file = The card file.

## Playing
cli-welcome = { $game } · { $players } players
cli-commitment = This deal is fixed already. Its fingerprint: { $commitment }
cli-commands = Type a number to choose. ? help · ? 7 explains number 7 · hint · undo · log · save · quit
cli-commands-short = ? for help
cli-prompt = Your choice
cli-not-understood = “{ $typed }” is not one of the choices. Type a number from 1 to { $most }, or ? for help.
cli-thinking = { $name } is thinking …
cli-weighing = Weighing every offer …
cli-hand-over = { $name }, it is your turn. Nobody else should look. Press Enter.
cli-hand-over-done = Chosen. Press Enter to hide your cards.
cli-enter = Press Enter to go on.
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-since = Meanwhile
cli-undone = Taken back. You decide again.
cli-nothing-to-undo = There is nothing to take back.
cli-no-undo = Undo is only for one person against bots: others have seen what followed.
cli-saved = Saved in { $file }.
cli-cannot-save = The game cannot be saved in { $file }: { $problem }. Name another place with --save.
cli-interrupted = The game is saved. Go on with: clutch resume { $file }
cli-hint-title = What each offer promises
cli-hint-offer = Choice
cli-hint-chance = Chance to win
cli-over = The game is over: { $reason }.
cli-fair = The seed of this deal: { $seed }
cli-check-fair = Anyone can check it with: clutch verify { $file }
cli-no-game-to-resume = There is no saved game. Start one with: clutch play eggs_and_empires
cli-already-over = This game is over. Retell it with: clutch replay { $file }
cli-log-title = What happened so far
cli-help-cards = Cards
cli-help-rules = The game
cli-help-when = When it acts
cli-help-when-line = When it acts: { $moment }
cli-help-example-line = Example: { $example }
cli-offer-with-value = { $offer }: { $value }
cli-no-such-card = There is nothing with the number { $number } to explain. Type ? to see what there is.

## Other commands
cli-seats-mismatch = { $seats } seats were named, but --players says { $players }. Make them equal, or leave --players out.
cli-bad-option = “{ $option }” is not an option. Write it as name=value, for example scoring=tokens.
cli-bad-language = There is no language “{ $language }”. Choose one of: { $known }.
cli-bad-name = A name has 1 to 40 characters.
cli-people-cannot-simulate = Only bots can be simulated: { $known }.
cli-games-players = { $least } to { $most } players · { $length }
cli-games-bots = Bots, from weak to strong:
cli-default = default
cli-sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-sim-bot = Bot
cli-sim-seat = In the order of turns
cli-sim-share = Win share
cli-sim-interval = 95% interval
cli-sim-score = Mean score
cli-sim-seats-played = Seats played
cli-sim-winners = Winners score { $score } on average{ $sources ->
    [none] {""}
   *[other] : { $sources }
}; { $rounds } rounds a game
cli-sim-source = { $source } { $points }
cli-sim-length = { $decisions } decisions a game, seed { $seed }
cli-sim-progress = Games
cli-replay-step = Step { $step }
cli-verify-ok = { $file } is in order: the seed fits the fingerprint, { $steps } steps follow the rules, and the result follows from them. Compare the fingerprint with the one shown at the start: { $fingerprint }
cli-verify-ok-unfinished = { $file } is in order so far: the seed fits the fingerprint and { $steps } steps follow the rules. The game is not over. Compare the fingerprint with the one shown at the start: { $fingerprint }
cli-cards-ok = { $file } is in order: “{ $name }”, for { $game }.
cli-cards-no-game = { $file } does not say which game it is for. Its first line should be: game = "eggs_and_empires"
cli-bad-replay-seat = There is no seat { $seat }. Choose from 1 to { $most }.

# Rules, replays and analysis in English.

## The rules
study-rules = The rules
study-rules-title = The rules of { $game } · Clutch
study-learn = Learn by playing
study-new-table = New table
study-contents = Contents
study-search = Search the rules
study-search-label = Search the rules: a word, a card, a number
study-found = { $count ->
    [0] nothing found
    [one] one clause
   *[other] { $count } clauses
}
study-nothing-found = No clause speaks of “{ $query }”. Try another word, or clear the search with Esc.
study-clause = Clause { $id }, link to it
study-pieces = The pieces, one by one
study-pieces-text = The same explanations as at the table, where you get them by pointing at a piece.
study-no-rules-title = No rules here
study-no-rules = There is no game of this name. The lobby shows all there are.

## Going through a game
study-replay = Replay
study-replay-title = { $game }: replay · Clutch
study-no-replay = This game cannot be shown
study-watch-as = Seen by
study-spectator = Spectator
study-controls = Playback
study-scrubber = Step of the game
study-step = step { $step } of { $last }
study-step-number = Step { $step }
study-round = Round { $round }
study-round-turn = Round { $round }, turn { $turn }
study-play = Play (space)
study-pause = Pause (space)
study-back = One step back (arrow left)
study-forward = One step on (arrow right)
study-first = To the beginning (Home)
study-last = To the end (End)
study-speed = Speed
study-speed-slow = Slow
study-speed-normal = Normal
study-speed-fast = Fast
study-speed-instant = At once
study-step-panel = This step in words
study-happened = What happened
study-nothing-happened = Nothing that could be seen from here.
study-earlier = Earlier in this turn
study-decided = What is decided now
study-not-told = Decisions are shown when the game is over.
study-not-decided = The game ended before this was decided.
study-resigned = { $names } gave up here, and the game ended.
study-bot-agrees = The bot would do the same. Chances to win: { $chances }.
study-bot-would = The bot would choose:
study-chances = Chances to win { $before }, with this choice { $after }.
study-explanation = What is this?
study-all-rules = All the rules

## Handing it on
study-share = Share
study-share-text = This address leads to the step you are looking at, seen by the same player.
study-share-label = Address of this replay
study-download = Save as a file

## What the bot makes of it
study-no-analysis = There is no analysis of this game yet. Come back in a while.
study-progress = The bot is going through the game: { $done } of { $of } decisions.
study-curve = Chances to win
study-curve-text = How likely each player was to win, as a bot saw it after every step. Click to go there.
study-curve-label = Chances to win, step by step. Arrows move along the game, Enter shows the step.
study-curve-at = Step { $step }: { $chances ->
    [none] not estimated yet
   *[other] { $chances }
}
study-curve-table = As a table
study-moment = Moment
study-moments = The moves that mattered
study-moments-of = Whose moves
study-moments-none = No decision here gave much away. Well played!
study-all-seats = All players
study-chose = chose:
study-better = Better:
study-becomes = becomes
study-show = Show
study-summary = All decisions of the game
study-player = Player
study-agreed = As good as the bot’s choice
study-agreed-of = { $agreed } of { $decisions }
study-lost = Chances given away, on average

## A fair deal
study-fair = Was it a fair deal?
study-fair-text = Before the first card was dealt, everyone was shown the fingerprint of a secret number, the seed. All shuffles and draws follow from the seed. When the game is over the seed is opened, and anyone can check that it is the one that was promised.
study-fingerprint = Fingerprint, shown from the beginning
study-seed = Seed
study-seed-secret = secret until the game is over
study-seed-fits = Your browser has checked it: the seed fits the fingerprint.
study-seed-differs = The seed does not fit the fingerprint. This is not the deal that was promised!
study-seed-cannot-check = Your browser checks this only over a secure connection (https).
study-fair-how = Every shuffle and every move can be checked on your own computer: save the game as a file and run this command.

## A game from a file
study-file-title = Watch a saved game
study-file-text = Choose a game that you saved here or with the command line. Nothing of it is kept on the server.
study-file-choose = Choose a file
study-file-reading = Reading…
study-file-other = Another file
study-file-drop = Or drop the file here.
study-file-too-large = “{ $name }” is too large for a saved game. Choose a file that ends in .json.

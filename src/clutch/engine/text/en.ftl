# Words that every table uses.
seat-number = Player { $number }
list-and = { $first } and { $last }
signed-points = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}

# Errors: what is wrong, and what to do.
unknown-game = There is no game called “{ $name }”. Choose one of: { $known }.
unknown-bot = There is no player called “{ $name }”. Choose from: { $known }.
bad-player-count = This game is not for { $players }. Choose a number of players from { $least } to { $most }.
no-such-option = There is no option “{ $name }”. Options are: { $known }.
no-such-choice = Option { $name } cannot be “{ $value }”. Choose one of: { $known }.
bad-move = This is not a move of this game ({ $problem }).
not-your-decision = { $deciders ->
    [none] The game is over.
   *[other] It is not this seat’s decision. We are waiting for: { $deciders }.
}
nothing-to-withdraw = There is no answer to take back.
wrong-deciders = Step { $step } has answers from the wrong seats.
not-a-whole-answer = Step { $step } has an answer that is not whole.
illegal-move = { $why } Choose one of: { $offers }.
bad-view = This view contradicts itself: more pieces are visible than there are.
card-file-unreadable = Cannot read the card file { $file }: { $problem }. Check the name.
card-file-too-large = The card file { $file } is larger than { $most } bytes. A card file is a short text.
card-file-no-text = The card file { $file } is not text. Write it in a text editor and save it as UTF-8.
card-file-no-toml = The card file { $file } is not TOML: { $problem }.
card-file-bad-entry = { $file }, line { $line }: “{ $entry }” is not right. { $problem }.
card-file-makes-no-game = { $file }: { $problem }
game-file-unreadable = Cannot read the game file { $file }: { $problem }. Check the name.
game-file-too-large = The game file { $file } is larger than { $most } bytes; no game is.
game-file-no-json = { $file } is not a saved game: { $problem }.
game-file-bad-field = { $file } is not a saved game: “{ $field }” is not right. { $problem }
game-file-newer = { $file } was saved by a newer version of Clutch (format { $version }). Update Clutch to open it.
game-file-other-rules = { $file } was played by version { $version } of the rules; this Clutch plays version { $known }. It cannot be continued.
game-file-bad-step = { $file }: step { $step } does not follow the rules. { $problem }
game-file-bad-seed = { $file }: the seed does not fit the fingerprint. This deal is not the one that was promised.
game-file-bad-outcome = { $file }: the moves lead to another result than the one recorded.
bad-game-count = { $games } games cannot be played. Ask for at least one.

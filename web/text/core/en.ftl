# The page around the tables, in English.
app-name = Clutch
language = Language
theme-auto = Light and dark: as your device says
theme-light = Light and dark: always light
theme-dark = Light and dark: always dark
close = Close
loading = One moment…
laying-out = The table is being laid…
try-again = Try again
to-lobby = To the lobby
to-lobby-help = Your seat stays yours; you can come back at any time.
copy-link = Copy link
copied = Copied
qr-of = QR code: { $what }

## When something is wrong
unknown-page-title = Nothing nests here
unknown-page = There is no such page. Check the address, or start from the lobby.
offline-title = No connection
offline = The server does not answer. Check your network; everything you have done so far is safe.
broken-title = Something cracked
broken = This page has stumbled. Your game is safe on the server: try again.
no-table-title = No table here

## Lobby
play-now = Play now
new-table = New table
how-to-play = How to play
learn-by-playing = First game: learn by playing
players-range = { $least }–{ $most } players
my-games = My games
my-games-none = You have no game under way. “Play now” takes one click.
open-tables = Open tables
open-tables-none = No table is waiting for players. Open one, and make it public.
tables-to-watch = Tables to watch
replays = Replays
replays-none = Finished games can be watched again here.
open-file = Open a saved game
join = Join
watch = Watch
watch-replay = Watch the replay
play-turn = Play
go-to-table = To the table
your-turn = Your turn
others-turn = The others are deciding
just-now = just now
being-played = Under way
seats-free = { $count ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $count } seats are free
}
won-by = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}

## A new table
new-table-of = New table: { $game }
who-plays = Who plays?
wish-me = Me
wish-local = Somebody here with me
wish-open = A friend, by link
wish-bot = A dragon (bot)
wish-open-help = You get a link to pass on.
seat-kind = Who sits on seat { $number }
remove-seat = Remove seat { $number }
add-bot = Dragon
add-friend = Friend
add-local = Somebody here
name-placeholder = Name
name-needed = Write your names, so that everyone knows who is who.
bot-level = Strength of the dragon
variants = Variants
settings = Table rules
make-and-invite = Open the table and invite
start-game = Start the game
setting-public = Public
setting-public-help = The table is listed in the lobby.
setting-spectators = Spectators
setting-spectators-help = Others may watch; they never see hidden things.
setting-hints = Hints
setting-hints-help = You may ask a strong dragon for advice.
setting-memory = Memory aid
setting-memory-help = What everybody has seen may be looked up.
setting-undo = Taking back
setting-undo-help = As long as nothing new has been revealed, and if the others agree.
setting-clock = Clock
setting-clock-help = When time runs out, a dragon plays on.
setting-stand-in = Stand-in
setting-stand-in-help = Plays for whoever is away or out of time.

## Waiting for players
seat-open = Open seat
seat-waits = waiting for somebody
is-bot = dragon
is-you = that is you
is-here = is here
is-away = is away
sit-here = Sit here
stand-up = Leave the seat
seat-bot = Put here
open-seat = Clear the seat
waiting-for-players = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
all-seated = Everyone is seated. The host starts the game.
all-seated-host = Everyone is seated. You can start.
start-help = Every seat needs somebody: a friend or a dragon.
your-name = Your name
name-help = Shown to the others at the table.
name-missing = Write a name first, then choose a seat.
invite-title = Invite friends
invite-text = Whoever opens this link can take a seat. No account is needed.
invite-link = Link to this table
invite-entry = Link to this table
invite-running = Whoever opens this link can watch, if the table allows it.
agreed = Agreed for this table
terms-no-clock = No clock
terms-clock-move = { $time } for each decision
terms-clock-bank = { $time } for the game, { $increment } s more with each decision
terms-public = Listed in the lobby
terms-private = Only with the link
terms-spectators = Spectators welcome
terms-no-spectators = No spectators
terms-hints = Hints allowed
terms-no-hints = No hints at this table
terms-undo = Decisions may be taken back
terms-no-undo = What is played is played
terms-own-cards = With the owner’s own cards

## At the table
decision = What is to be decided
waiting-for = Waiting for { $names }
watch-this = See what happens…
skip = Skip
you-chose = You chose: { $choice }. You can still change your mind.
confirm-choice = Confirm: { $choice }
choose-again = Choose again
withdraw = Take it back
step-back = Step back
start-over = Start over
plan-made = Your plan is made. You can still change it.
list-offers = All possibilities as a list
game-over = The game is over.
show-result = Result
reconnecting = The connection is gone for the moment; your moves are safe. Reconnecting…
watching = You are watching.
spectators-count = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
bot-plays-for = A dragon is playing for { $name }.
take-back = Play myself again
clock-of = { $name }: { $time }
hint = Hint
hint-key = Hint (h)
hint-meaning = What a strong dragon thinks: your chances to win with each choice
hint-chance = Chances to win:
log = Log
log-key = Log (l)
chat = Chat
chat-key = Chat (c)
chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
chat-none = Nothing has been said yet.
chat-placeholder = Say something
chat-send = Send
mute = Mute
mute-key = Sound on or off (m)
menu = Menu
explanation = Explanation
in-words = The table in words
reaction-cheer = Bravo!
reaction-laugh = Ha ha!
reaction-gasp = Oh!
reaction-cry = Alas!
reaction-think = Let me think…
reaction-thanks = Thank you!
note-joined = { $name } has sat down.
note-left = { $name } has left the seat.
note-stand-in = A dragon now plays for { $name }.
note-back = { $name } is back.
note-resigned = { $name } gives up; a dragon plays on.
note-undone = { $name } has taken a decision back.
note-undo-refused = { $name } does not agree to going back.

## The menu of a table
undo = Take back my last decision
move-seat = Move my seat to another device
move-seat-text = Open this link on the other device: your seat moves there. It works once, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
move-seat-link = Link that moves the seat
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
sound = Sound
one-click = Play with one click
one-click-help = Without confirming
memory = Memory aid
memory-help = Show what everybody has seen
fingerprint = Fingerprint of the deal
resign = Give up
resign-title = Give up?
resign-text = A dragon plays your seat to the end, and the game counts as lost for you. This cannot be taken back.
resign-not = Play on
host-care = As the host
let-bot-play = Let a dragon play
give-back = Give the seat back
undo-title = Go back?
undo-text = { $you }, { $name } would like to take a decision back. Do you agree?
undo-agree = Agreed
undo-cancel = Never mind
undo-refuse = No
undo-waiting = Waiting for { $names } to agree to going back.

## Several people at one device
hand-over = { $name }, it is your turn
hand-over-text = Take the device. Nobody else should look.
i-am = I am { $name }

## Moving a seat
claim-title = Take your seat here
claim-text = Your seat moves to this device; on the other one you will only watch.
claim-do = Take the seat
claim-failed-title = This link no longer works

## The end
game-over-title = The game is over
winner-is = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
ended-by-resigning = The game ended early: too many players gave up.
rematch = One more game
rematch-go = To the next game
fair-title = Was the deal fair?
fair-text = The fingerprint was shown before the first card. The seed made the deal and fits the fingerprint: save the game and check it yourself.
seed = Seed
download-game = Save the game

## The guided first game
coach = The Elder explains
got-it = Got it

## Keys
keys-title = Keys
keys-hint = Press ? for all keys, d to hear the table in words.
keys-digits = choose the possibility of this number
keys-zero = choose the last of more than nine
keys-arrows = go through the possibilities
keys-enter = confirm
keys-escape = choose again, close
keys-explain = explain what is in focus; or this list
keys-hint-key = hint
keys-undo = take back my last step or decision
keys-space = skip what is being shown
keys-log = log
keys-chat = chat
keys-mute = sound on or off
keys-describe = the table in words, for screen readers

icon-credit = Icons: game-icons.net (Lorc, Delapouite and others), CC BY 3.0

## On every board
advice = { $chance } chance to win
advice-best = { $chance } chance to win, the best choice
seat-away = away
seat-thinks = is thinking
has-points = points: { $points }
sheet-when = When: { $when }
sheet-example = Example: { $example }

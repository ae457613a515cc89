# The bots in English, by strength.
bot-random = Shell
bot-greedy = Hatchling
bot-easy = Whelp
bot-medium = Drake
bot-hard = Wyvern
bot-expert = Elder

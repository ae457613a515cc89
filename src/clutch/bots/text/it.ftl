# I bot in italiano, in ordine di forza.
bot-random = Guscio
bot-greedy = Draghetto
bot-easy = Cucciolo
bot-medium = Drago
bot-hard = Viverna
bot-expert = Antico

# Les robots en français, par force.
bot-random = Coquille
bot-greedy = Bébé dragon
bot-easy = Dragonnet
bot-medium = Drake
bot-hard = Vouivre
bot-expert = Doyen

export const mapNames = {
  northSea: 'Vesterhavet',
  balticSea: 'Østersøen',
  limfjord: 'Limfjorden',
  jammerBay: 'Jammerbugten',
  waddenSea: 'Vadehavet',
  denmark: 'Danmark',
  germany: 'Tyskland',
  norway: 'Norge',
  sweden: 'Sverige',
  copenhagen: 'København',
  hamburg: 'Hamborg',
  gothenburg: 'Göteborg',
}

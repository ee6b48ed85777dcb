import type { facilities as danish } from '../da/facilities.ts'

export const facilities: typeof danish = {
  pool: 'Innenpool',
  spa: 'Whirlpool',
  sauna: 'Sauna',
  wildernessBath: 'Badefass',
  internet: 'Internet',
  fireplace: 'Kaminofen',
  charging: 'Ladestation für E-Autos',
  washing: 'Waschmaschine',
  dryer: 'Wäschetrockner',
  dishwasher: 'Geschirrspüler',
  heatPump: 'Wärmepumpe',
  petsAllowed: 'Haustiere erlaubt',
  noPets: 'Keine Haustiere',
  seaView: 'Meerblick',
  activity: 'Aktivitätsraum',
  thatchedRoof: 'Reetdach',
  fencedGround: 'Eingezäuntes Grundstück',
  newHouse: 'Neu bei uns',
}

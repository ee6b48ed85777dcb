import type { facilities as danish } from '../da/facilities.ts'

export const facilities: typeof danish = {
  pool: 'Innenpool',
  outdoorPool: 'Außenpool',
  spa: 'Whirlpool',
  sauna: 'Sauna',
  wildernessBath: 'Badetonne',
  internet: 'Internet',
  fireplace: 'Kaminofen',
  charging: 'Ladestation fürs E-Auto',
  washing: 'Waschmaschine',
  dryer: 'Wäschetrockner',
  dishwasher: 'Geschirrspüler',
  television: 'Fernseher',
  heatPump: 'Wärmepumpe',
  petsAllowed: 'Haustiere erlaubt',
  noPets: 'Keine Haustiere',
  seaView: 'Meerblick',
  activity: 'Aktivitätsraum',
  newHouse: 'Neu bei uns',
}

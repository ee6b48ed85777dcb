import type { facilities as danish } from '../da/facilities.ts'

export const facilities: typeof danish = {
  pool: 'Indoor pool',
  spa: 'Whirlpool',
  sauna: 'Sauna',
  wildernessBath: 'Hot tub',
  internet: 'Internet',
  fireplace: 'Wood-burning stove',
  charging: 'Electric car charging',
  washing: 'Washing machine',
  dryer: 'Tumble dryer',
  dishwasher: 'Dishwasher',
  heatPump: 'Heat pump',
  petsAllowed: 'Pets welcome',
  noPets: 'No pets',
  seaView: 'Sea view',
  activity: 'Games room',
  thatchedRoof: 'Thatched roof',
  fencedGround: 'Fenced plot',
  newHouse: 'Newly added',
}

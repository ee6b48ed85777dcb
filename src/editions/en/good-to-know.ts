import type { goodToKnow as danish } from '../da/good-to-know.ts'

export const goodToKnow: typeof danish = {
  title: 'Good to know',
  times: 'Arrival from {checkin}, departure by {checkout}',
  texts: {
    notificationBuildingNearby: 'There may be building work near the house',
    notificationNoYouthGroups: 'The house is not let to youth groups',
    notificationKeyBox: 'The key is in a key box at the house, so you can let yourself in',
    notificationNewHouse: 'The house has only recently joined us',
    notificationRenovated: 'The house has recently been renovated',
  },
  labels: {
    notificationBuildingNearby: 'Possible building work nearby',
    notificationNoYouthGroups: 'Not let to youth groups',
    notificationKeyBox: 'Key box at the house',
    notificationNewHouse: 'Newly added',
    notificationRenovated: 'Newly renovated',
  },
}

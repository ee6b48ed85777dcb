import type { goodToKnow as danish } from '../da/good-to-know.ts'

export const goodToKnow: typeof danish = {
  title: 'Good to know',
  times: 'Check-in from {checkin}, check-out by {checkout}',
  texts: {
    notificationBuildingNearby: 'There may be building work near the house',
    notificationNoYouthGroups: 'The house is not let to youth groups',
    notificationKeyBox: 'There is a key box at the house, so you can check yourself in',
    notificationNewHouse: 'The house is new to let',
    notificationRenovated: 'The house has recently been renovated',
  },
  labels: {
    notificationBuildingNearby: 'Building work possible nearby',
    notificationNoYouthGroups: 'Not let to youth groups',
    notificationKeyBox: 'Key box at the house',
    notificationNewHouse: 'New to let',
    notificationRenovated: 'Newly renovated',
  },
}

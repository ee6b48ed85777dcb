/** What to know of a house before booking it. */
export const goodToKnow = {
  title: 'Godt at vide',
  times: 'Ankomst fra kl. {checkin}, afrejse senest kl. {checkout}',
  texts: {
    notificationBuildingNearby: 'Der kan være byggeri i nærheden af huset',
    notificationNoYouthGroups: 'Huset udlejes ikke til ungdomsgrupper',
    notificationKeyBox: 'Der er nøgleboks ved huset, så du kan tjekke ind på egen hånd',
    notificationNewHouse: 'Huset er nyt i udlejningen',
    notificationRenovated: 'Huset er nyrenoveret',
  },
  /** The same in a table, where the house stands above. */
  labels: {
    notificationBuildingNearby: 'Muligt byggeri i nærheden',
    notificationNoYouthGroups: 'Udlejes ikke til ungdomsgrupper',
    notificationKeyBox: 'Nøgleboks ved huset',
    notificationNewHouse: 'Nyt i udlejningen',
    notificationRenovated: 'Nyrenoveret',
  },
}

/** What to know of a house before booking it. */
export const goodToKnow = {
  title: 'Godt at vide',
  times: 'Ankomst fra kl. {checkin}, afrejse senest kl. {checkout}',
  texts: {
    notificationBuildingNearby: 'Der kan være byggearbejde i nærheden af huset',
    notificationNoYouthGroups: 'Huset udlejes ikke til ungdomsgrupper',
    notificationKeyBox: 'Nøglen ligger i en nøgleboks ved huset, så du er uafhængig af kontorets åbningstid',
    notificationNewHouse: 'Huset er nyt i udlejningen',
    notificationRenovated: 'Huset er nyrenoveret',
  },
  /** The same in a table, where the house stands above. */
  labels: {
    notificationBuildingNearby: 'Muligt byggearbejde i nærheden',
    notificationNoYouthGroups: 'Udlejes ikke til ungdomsgrupper',
    notificationKeyBox: 'Nøgleboks ved huset',
    notificationNewHouse: 'Nyt i udlejningen',
    notificationRenovated: 'Nyrenoveret',
  },
}

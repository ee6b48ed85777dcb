export const favorites = {
  title: 'Dine favoritter',
  lead: 'Husene, du har gemt. Sammenlign i ro og mag – vi husker dem i et år på denne enhed.',
  count: { one: '{count} hus gemt', other: '{count} huse gemt' },
  emptyTitle: 'Ingen favoritter endnu',
  emptyText: 'Tryk på hjertet ved et hus, så ligger det her, næste gang du kigger forbi.',
  emptyAction: 'Find et sommerhus',
  add: 'Gem som favorit',
  remove: 'Fjern fra favoritter',
  added: '{title} er gemt',
  removed: '{title} er fjernet',
  share: 'Del dine favoritter',
  gone: 'Et af husene udlejes ikke længere og er taget af listen.',
}

export const category = {
  title: { one: '{count} hus at vælge', other: '{count} huse at vælge imellem' },
  datesLead: 'Vælg ankomst og varighed, så ser du, hvad der er ledigt.',
  emptyTitle: 'Lige nu har vi ingen huse af den slags',
  emptyText: 'Se alle huse, eller ring til os. Så finder vi det, der ligger tættest på.',
  streets: 'Veje {place}',
}

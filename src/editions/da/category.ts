export const category = {
  title: { one: '{count} hus', other: '{count} huse at vælge imellem' },
  datesLead: 'Vælg ankomst og varighed, så ser du, hvad der er ledigt.',
  emptyTitle: 'Lige nu har vi ingen huse i denne kategori',
  emptyText: 'Se alle huse, eller ring til os, så finder vi et, der passer til dig.',
  streets: 'Veje {place}',
}

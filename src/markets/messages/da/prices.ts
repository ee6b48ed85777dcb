export const prices = {
  title: 'Priser {place}',
  lead: 'Den billigste samlede pris for hver ankomst og varighed. Vælg et felt for at se husene.',
  houseTitle: 'Alle ankomster og varigheder',
  houseLead: 'Den samlede pris for hvert ledigt ophold i måneden. Vælg et felt for at se opholdet.',
  caption: 'Billigste samlede pris efter ankomst og varighed, {month}',
  arrival: 'Ankomst',
  compared: 'Sammenlignet med andre ankomster af samme varighed',
  months: 'Måneder',
  none: 'Ingen ledige ophold begynder i {month}.',
  pageTitle: 'Sommerhuspriser {place}',
  search: 'Søg sommerhuse {place}',
  levels: { 1: 'lav pris', 2: 'middel', 3: 'høj pris' },
}

import type { front as danish } from '../da/front.ts'

export const front: typeof danish = {
  heroTitle: 'Viel Himmel, nah am Meer',
  heroLead: 'Ferienhäuser entlang der dänischen Nordsee, ausgesucht von Menschen, die hier leben.',
  lastSearch: 'Letzte Suche fortsetzen',
  presets: 'Beliebte Suchen',
  promises: {
    price: 'Ein ehrlicher Preis',
    priceText: 'Endreinigung, Gebühren und alles, was Sie nicht abwählen können, steckt von Anfang an im Preis.',
    local: 'Wir leben hier',
    localText: 'Unsere Leute kennen die Häuser und sind schnell bei Ihnen, wenn einmal etwas klemmt.',
    safe: 'Gut aufgehoben',
    safeText: 'Klare Bedingungen, sichere Bezahlung und ein Schlüssel, der für Sie bereitliegt.',
  },
  areasTitle: 'Finden Sie Ihren Küstenabschnitt',
  areasLead: 'Von den stillen Weiten des Wattenmeers bis zur Brandung bei Klitmøller.',
  areaHouses: { one: '{count} Haus', other: '{count} Häuser' },
  allAreas: 'Alle Regionen',
  lastMinuteTitle: 'Nächste Woche ans Meer?',
  lastMinuteLead: 'Freie Häuser der kommenden drei Wochen – mit Rabatt.',
  allLastMinute: 'Alle Last-Minute-Angebote',
  recommendationsTitle: 'Für Sie ausgesucht',
  recommendationsLead: 'Häuser, in denen wir selbst gern Urlaub machen würden.',
  allRecommendations: 'Weitere Häuser ansehen',
  reviewsTitle: 'Das sagen unsere Gäste',
  reviewsLead:
    'Drei der besten aus den letzten zwei Jahren. Alle Bewertungen stammen von Gästen, die in dem Haus gewohnt haben.',
  allReviews: 'Alle Bewertungen',
}

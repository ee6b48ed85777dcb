import type { front as danish } from '../da/front.ts'
import { facts } from './facts.ts'

export const front: typeof danish = {
  heroTitle: 'Viel Himmel, nah am Meer',
  heroLead: 'Ferienhäuser an der dänischen Nordsee, ausgesucht von Menschen, die hier leben.',
  lastSearch: 'Letzte Suche fortsetzen',
  presets: 'Beliebte Suchen',
  promises: {
    price: 'Ein ehrlicher Preis',
    priceText:
      'Gebühren und verpflichtende Endreinigung sind von Anfang an enthalten. Der Verbrauch wird nach Zähler abgerechnet, eine Kaution erhalten Sie danach zurück.',
    local: 'Wir leben hier',
    localText: 'Unsere Leute kennen die Häuser und sind schnell bei Ihnen, wenn einmal etwas klemmt.',
    safe: 'Gut aufgehoben',
    safeText: 'Klare Bedingungen, sichere Bezahlung und ein Schlüssel, der für Sie bereitliegt.',
  },
  areasTitle: 'Finden Sie Ihren Küstenabschnitt',
  areasLead: 'Von den stillen Weiten des Wattenmeers bis zur Spitze von Grenen, wo zwei Meere zusammentreffen.',
  areaHouses: { one: '{count} Haus', other: '{count} Häuser' },
  allAreas: 'Alle Orte',
  lastMinuteTitle: 'Spontan ans Meer?',
  lastMinuteLead: `Freie Häuser der kommenden ${facts.lastMinuteDays} Tage – mit Rabatt.`,
  allLastMinute: 'Alle Last-Minute-Angebote',
  recommendationsTitle: 'Von uns ausgesucht',
  recommendationsLead: 'Häuser, in denen wir selbst gern Urlaub machen würden.',
  allRecommendations: 'Weitere Häuser ansehen',
  reviewsTitle: 'Das sagen unsere Gäste',
  reviewsLead:
    'Drei der besten aus den letzten zwei Jahren. Alle Bewertungen stammen von Gästen, die im jeweiligen Haus gewohnt haben.',
  allReviews: 'Alle Bewertungen',
}

import type {
  blog as danishBlog,
  category as danishCategory,
  front as danishFront,
  jobs as danishJobs,
  people as danishPeople,
} from '../da/content.ts'
import { facts } from './facts.ts'

export const blog: typeof danishBlog = {
  by: 'Von {author}',
  updated: 'aktualisiert am {date}',
  popularTopics: 'Beliebte Themen',
  moreTopics: 'Weitere Themen',
  allPosts: 'Alle Beiträge',
  posts: { one: '{count} Beitrag', other: '{count} Beiträge' },
  emptyTitle: 'Hier gibt es noch keine Beiträge',
  emptyText: 'Schauen Sie bald wieder vorbei oder lesen Sie so lange einen anderen Beitrag.',
  relatedAreas: 'Orte in diesem Beitrag',
  linkedHouses: 'Häuser in diesem Beitrag',
  relatedHouses: 'Ferienhäuser in der Nähe',
  comments: { one: '{count} Kommentar', other: '{count} Kommentare' },
  anonymous: 'Gast',
}

export const jobs: typeof danishJobs = {
  title: 'Offene Stellen',
  count: { one: '{count} offene Stelle', other: '{count} offene Stellen' },
  types: 'Art der Anstellung',
  categories: 'Arbeitsbereich',
  workplaces: 'Arbeitsort',
  deadline: 'Bewerbungsfrist',
  noDeadline: 'Offen, bis die Stelle besetzt ist',
  apply: 'Per E-Mail bewerben',
  applyBy: 'Bewerbung bis {date}',
  facts: 'Das Wichtigste in Kürze',
  closedTitle: 'Die Bewerbungsfrist ist abgelaufen',
  closedText: 'Die Frist endete am {date}. Für diese Stelle nehmen wir keine Bewerbungen mehr an.',
  seeOpen: 'Zu den offenen Stellen',
  emptyTitle: 'Hier ist zurzeit keine Stelle frei',
  emptyText: 'Die meisten Stellen besetzen wir zwischen Januar und April. Schreiben Sie uns gern schon jetzt.',
  allJobs: 'Alle offenen Stellen',
  contact: 'Haben Sie Fragen zur Stelle?',
  office: 'So finden Sie uns',
  video: 'Film über die Arbeit ansehen',
}

export const people: typeof danishPeople = {
  everywhere: 'An der ganzen Küste',
  call: '{name} anrufen',
  office: {
    hours: 'Öffnungszeiten',
    day: 'Tag',
    allYear: 'Ganzjährig',
    season: '{from} bis {to}',
    now: 'gilt jetzt',
    closed: 'Geschlossen',
    emailOnly: 'Nur per E-Mail',
    emailFrom: 'danach nur per E-Mail',
    special: 'Abweichende Öffnungszeiten',
    keys: 'Der Schlüssel zum Haus',
    outside: 'Außerhalb der Öffnungszeiten',
    contact: 'So finden Sie uns',
    areas: 'Hier betreuen wir Häuser',
  },
  reviews: {
    average: 'Durchschnittlich {average} von 5',
    averageOf: {
      one: 'Grundlage ist die einzige Bewertung der letzten zwei Jahre.',
      other: 'Berechnet aus allen {count} Bewertungen der letzten zwei Jahre, guten wie schlechten.',
    },
    averageIn: {
      one: 'Grundlage ist die einzige Bewertung, die wir in den letzten zwei Jahren zu einem Haus {place} erhalten haben.',
      other:
        'Berechnet aus allen {count} Bewertungen, guten wie schlechten, die wir in den letzten zwei Jahren zu den Häusern {place} erhalten haben.',
    },
    area: 'Bewertungen nach Ort',
    show: 'Bewertungen anzeigen',
    emptyIn: 'In den letzten zwei Jahren haben wir zu den Häusern {place} keine Bewertungen erhalten.',
    checked: 'So prüfen wir Bewertungen',
    checkedText:
      'Bewerten kann nur, wer gebucht und im Haus gewohnt hat: In der Woche nach der Abreise senden wir einen persönlichen Link, der nur einmal gilt. Kritik löschen wir nicht, und für Lob bezahlen wir nicht. Die besten Bewertungen stehen oben, bei gleicher Sternezahl die neuesten zuerst.',
    about: 'Haus: {title}',
    empty: 'In den letzten zwei Jahren haben wir keine Bewertungen erhalten.',
  },
  portal: {
    averageOf: {
      one: 'Grundlage ist die einzige Bewertung zu {domain} bei {host}.',
      other: 'Berechnet aus allen {count} Bewertungen zu {domain} bei {host}, auch denen mit nur einem Stern.',
    },
    selection: {
      one: 'Hier sehen Sie die neueste Bewertung mit mindestens {stars} Sternen.',
      other: 'Hier sehen Sie eine Auswahl: die {count} neuesten Bewertungen mit mindestens {stars} Sternen.',
    },
    checked:
      'Die Bewertungen werden von {host} gesammelt. Ob die Verfasser in einem unserer Häuser gewohnt haben, prüfen wir nicht.',
  },
  seeFavorites: 'Zur Merkliste',
}

export const category: typeof danishCategory = {
  noneOnStreet: 'In dieser Straße ist kein Haus frei',
  title: { one: '{count} Haus zur Auswahl', other: '{count} Häuser zur Auswahl' },
  datesLead: 'Wählen Sie Anreise und Dauer, dann sehen Sie, was frei ist.',
  emptyTitle: 'Zurzeit haben wir in dieser Kategorie kein Haus',
  emptyText: 'Sehen Sie sich alle Häuser an oder rufen Sie uns an, dann finden wir gemeinsam ein passendes.',
  streets: 'Straßen {place}',
  /** The place's name alone. */
  aboutPlace: 'Über {place}',
}

export const front: typeof danishFront = {
  heroTitle: 'Viel Himmel, nah am Meer',
  heroLead: 'Ferienhäuser an der dänischen Nordsee, ausgesucht von Menschen, die hier leben.',
  facts: { rated: '{average} von 5 · {reviews}', since: 'seit {year}' },
  lastSearch: 'Letzte Suche fortsetzen',
  searchWords: 'Wohin · Wann · Wer',
  presets: 'Beliebte Suchen',
  promises: {
    price: 'Ehrliche Preise',
    priceText:
      'Jeder Preis enthält alle Pflichtkosten. Wo die Endreinigung freiwillig ist, entscheiden Sie selbst; der Verbrauch wird nach Zähler abgerechnet.',
    local: 'Wir leben hier',
    localText: 'Unser Team vor Ort kennt die Häuser und ist schnell bei Ihnen, wenn einmal etwas klemmt.',
    safe: 'Gut aufgehoben',
    safeText: 'Klare Bedingungen, sichere Bezahlung und ein Schlüssel, der für Sie bereitliegt.',
  },
  areasTitle: 'Finden Sie Ihren Küstenabschnitt',
  areasLead: 'Von den stillen Weiten des Wattenmeers bis zur Landspitze Grenen, an der zwei Meere zusammentreffen.',
  areaHouses: { one: '{count} Haus', other: '{count} Häuser' },
  allAreas: 'Alle Orte',
  lastMinuteTitle: 'Spontan ans Meer?',
  lastMinuteLead: `Freie Häuser in den kommenden ${facts.lastMinuteDays} Tagen – die höchsten Rabatte auf die Miete in Prozent zuerst.`,
  largestDiscounts: 'Zu den höchsten Rabatten',
  recommendationsTitle: 'Von Gästen am besten bewertet',
  allRecommendations: 'Weitere Häuser ansehen',
  reviewsTitle: 'Das sagen unsere Gäste',
  reviewsLead:
    'Hier lesen Sie drei der besten Bewertungen aus den letzten zwei Jahren. Alle Bewertungen stammen von Gästen, die im jeweiligen Haus gewohnt haben.',
  allReviews: 'Alle Bewertungen',
}

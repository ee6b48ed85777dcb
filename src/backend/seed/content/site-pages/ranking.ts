import { type RelevanceRule, relevanceRules } from '../../../../domain/search/relevance.ts'
import { type SearchOrder, searchOrders, searchOrderTexts } from '../../../../domain/search-view.ts'
import { markets } from '../../../../markets/market.ts'
import { messagesOf } from '../../../../markets/messages/messages.ts'
import { type SeededEntry, words } from '../entry.ts'
import { page, textSection } from './page-builder.ts'

type Edition = 'da' | 'de' | 'en'

const relevanceTexts: Record<RelevanceRule, Record<Edition, string>> = {
  words: {
    da: 'hvor mange af ordene der findes i husets tekster; har I skrevet flere, kan de sidste mangle',
    de: 'wie viele der Wörter in den Texten des Hauses vorkommen; von mehreren dürfen die letzten fehlen',
    en: 'how many of the words occur in the texts of the house; of several the last ones may be missing',
  },
  typo: {
    da: 'om ordene er stavet, som I skrev dem',
    de: 'ob die Wörter so geschrieben sind wie bei Ihnen',
    en: 'whether the words are spelt as you spelt them',
  },
  attribute: {
    da: 'hvor de står: husets nummer, overskrift, adresse og by vejer mere end beskrivelsen',
    de: 'wo sie stehen: Hausnummer, Überschrift, Adresse und Ort wiegen mehr als die Beschreibung',
    en: 'where they stand: the house’s number, title, address and town count for more than the description',
  },
  exactness: {
    da: 'om et helt ord passer eller kun begyndelsen af et længere',
    de: 'ob ein ganzes Wort passt oder nur der Anfang eines längeren',
    en: 'whether a whole word fits or only the beginning of a longer one',
  },
}

const orderTexts: Record<Exclude<SearchOrder, 'best'>, Record<Edition, string>> = {
  'price-asc': {
    da: 'den samlede pris med leje, gebyr og alt, man ikke kan vælge fra. Uden datoer er det husets billigste ledige ophold, der opfylder jeres ønsker.',
    de: 'der Gesamtpreis mit Miete, Gebühr und allem, was sich nicht abwählen lässt. Ohne Reisedaten ist es der günstigste freie Aufenthalt im Haus, der Ihre Wünsche erfüllt.',
    en: 'the total with rent, fee and everything you cannot opt out of. Without dates it is the house’s cheapest free stay that meets your wishes.',
  },
  'price-desc': {
    da: 'den samme pris, den højeste først.',
    de: 'derselbe Preis, der höchste zuerst.',
    en: 'the same price, the highest first.',
  },
  'all-in': {
    da: 'den samme pris plus det, vi venter, at el, vand og varme kommer til at koste for opholdet. Det regner vi ud af, hvad tidligere gæster i huset og i huse, der ligner, har brugt. Har I bedt om plads til et bestemt antal personer, regner vi for så mange, højst 16; ellers for fire, eller for så mange, som huset kan have. Huse med færre end otte tidligere ophold har intet forventet forbrug og står sidst.',
    de: 'derselbe Preis und dazu, was Strom, Wasser und Wärme während des Aufenthalts voraussichtlich kosten. Das berechnen wir aus dem Verbrauch früherer Gäste in diesem und ähnlichen Häusern. Haben Sie Platz für eine bestimmte Zahl von Personen verlangt, rechnen wir für so viele, höchstens 16; sonst für vier, oder für so viele, wie das Haus aufnimmt. Häuser mit weniger als acht früheren Aufenthalten haben keinen erwarteten Verbrauch und stehen am Ende.',
    en: 'the same price plus what we expect electricity, water and heat to cost during the stay. We work that out from what earlier guests used in the house and in houses like it. If you have asked for room for a number of people, we reckon with that many, 16 at most; otherwise with four, or as many as the house takes. Houses with fewer than eight earlier stays have no expected use and come last.',
  },
  'discount-total': {
    da: 'hvor mange kroner lejen er under husets normale leje.',
    de: 'um wie viel Euro die Miete unter der üblichen Miete des Hauses liegt.',
    en: 'how many euros the rent is below the house’s normal rent.',
  },
  'discount-percentage': { da: 'det samme i procent.', de: 'dasselbe in Prozent.', en: 'the same in per cent.' },
  beach: { da: 'meter til stranden.', de: 'Meter bis zum Strand.', en: 'metres to the beach.' },
  persons: {
    da: 'hvor mange personer huset kan have.',
    de: 'wie viele Personen das Haus aufnimmt.',
    en: 'how many people the house takes.',
  },
  'house-area': { da: 'kvadratmeter.', de: 'Quadratmeter.', en: 'square metres.' },
  rating: {
    da: 'gennemsnittet af alle anmeldelser, ved samme gennemsnit flest anmeldelser. Huse uden anmeldelser står sidst.',
    de: 'der Durchschnitt aller Bewertungen, bei gleichem Durchschnitt die Zahl der Bewertungen. Häuser ohne Bewertung stehen am Ende.',
    en: 'the average of all reviews, and where it is the same, the number of reviews. Houses without reviews come last.',
  },
  newest: {
    da: 'den dag, huset kom med hos os.',
    de: 'der Tag, an dem das Haus zu uns kam.',
    en: 'the day on which the house joined us.',
  },
  address: { da: 'alfabetisk.', de: 'nach dem Alphabet.', en: 'by the alphabet.' },
}

const relevanceList = (edition: Edition) =>
  relevanceRules.map((rule, place) => `${place + 1}. ${relevanceTexts[rule][edition]}`).join('\n')

/** Every order that can be chosen, by the name that it has on the search page. */
function orderList(edition: Edition): string {
  const market = markets.find(({ key }) => key === edition) ?? markets[0]
  const names = messagesOf(market).search.orders
  const orders = (Object.keys(searchOrders) as SearchOrder[]).filter((order) => order !== 'best')
  return orders.map((order) => `- **${names[searchOrderTexts[order]]}:** ${orderTexts[order][edition]}`).join('\n')
}

/** What decides the order of search results (UWG § 5b(2)): made from the lists that the search itself goes by. */
export const rankingPages: SeededEntry[] = [
  page({
    name: 'ranking',
    slug: words('raekkefolgen-af-husene', 'reihenfolge-der-hauser', 'how-we-sort'),
    title: words('Rækkefølgen af husene', 'So sortieren wir die Häuser', 'How we sort'),
    excerpt: words(
      'Hvad der afgør, hvilket hus der står øverst, når I søger hos os. Penge gør det ikke.',
      'Was entscheidet, welches Haus bei einer Suche oben steht. Geld ist es nicht.',
      'What decides which house stands at the top when you search with us. Money does not.',
    ),
    sections: [
      textSection(
        words(
          `## Ingen køber sig en plads\n\nIngen ejer og ingen anden betaler for at stå højere, og hvad vi selv tjener på et hus, spiller ingen rolle. Rækkefølgen er den samme for alle: Den bygger ikke på, hvem I er, eller hvad I har kigget på før.\n\n## Når I ikke vælger: Bedste match\n\nFørst skal et hus opfylde alle de filtre, I har sat; ellers er det slet ikke med. Derefter gælder:\n\n**Har I skrevet ord,** afgør dette rækkefølgen, det vigtigste først:\n\n${relevanceList('da')}\n\n**Har I ikke skrevet ord,** passer alle de fundne huse lige godt. Så står de efter vores løbenummer. Det siger intet om huset og er ikke en anbefaling. Vælg en anden rækkefølge, hvis pris eller afstand betyder mest for jer.\n\nVælger I selv en rækkefølge, gælder den altid først, også når I har skrevet ord. Står to huse lige i en af rækkefølgerne nedenfor, afgør løbenummeret det også.`,
          `## Niemand kauft sich einen Platz\n\nKein Eigentümer und niemand sonst zahlt für einen höheren Platz, und was wir an einem Haus verdienen, spielt keine Rolle. Die Reihenfolge ist für alle gleich: Sie hängt nicht davon ab, wer Sie sind oder was Sie sich vorher angesehen haben.\n\n## Wenn Sie nichts wählen: Beste Treffer\n\nZuerst muss ein Haus alle gesetzten Filter erfüllen; sonst erscheint es gar nicht. Danach gilt:\n\n**Haben Sie Wörter eingegeben,** entscheidet dies, das Wichtigste zuerst:\n\n${relevanceList('de')}\n\n**Haben Sie keine Wörter eingegeben,** passen alle gefundenen Häuser gleich gut. Dann stehen sie nach unserer laufenden Nummer. Sie sagt nichts über das Haus und ist keine Empfehlung. Wählen Sie eine andere Reihenfolge, wenn Ihnen Preis oder Entfernung wichtiger sind.\n\nWählen Sie selbst eine Reihenfolge, gilt sie immer zuerst, auch wenn Sie Wörter eingegeben haben. Stehen zwei Häuser in einer der folgenden Reihenfolgen gleich, entscheidet ebenfalls die laufende Nummer.`,
          `## Nobody buys a place\n\nNo owner and nobody else pays to stand higher, and what we earn from a house plays no part. The order is the same for everybody: it does not depend on who you are or what you have looked at before.\n\n## If you choose nothing: best match\n\nA house must first meet every filter you have set, or it is not there at all. After that:\n\n**If you typed words,** this decides, the most important first:\n\n${relevanceList('en')}\n\n**If you typed no words,** all the houses that were found fit equally well. They then stand by our running number. It says nothing about the house and is not a recommendation. Choose another order if price or distance matters most to you.\n\nIf you choose an order yourself, it always comes first, even where you typed words. Where two houses are equal in one of the orders below, the running number decides as well.`,
        ),
      ),
      textSection(
        words(
          `${orderList('da')}\n\nPasser flere ophold i samme hus til jeres ønsker, viser vi huset én gang: sorterer I efter pris eller besparelse, med det ophold, der kommer først i den rækkefølge, ellers med det billigste.`,
          `${orderList('de')}\n\nPassen mehrere Aufenthalte in einem Haus zu Ihren Wünschen, zeigen wir das Haus einmal: beim Sortieren nach Preis oder Ersparnis mit dem Aufenthalt, der dabei zuerst kommt, sonst mit dem günstigsten.`,
          `${orderList('en')}\n\nIf several stays in one house fit your wishes, we show the house once: sorted by price or saving, with the stay that comes first in that order, and otherwise with the cheapest.`,
        ),
        words('De rækkefølger, I kan vælge', 'Reihenfolgen zur Wahl', 'The orders you can choose'),
      ),
    ],
  }),
].flat()

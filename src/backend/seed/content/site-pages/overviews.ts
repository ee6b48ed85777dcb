import type { SeededEntry } from '../entry.ts'
import { words } from '../entry.ts'
import { picture } from '../picture-assets.ts'
import { entrances, output, page, statement, textSection } from './page-builder.ts'

/** The pages that the site itself has to know, and that mostly list what other services hold. */
export const overviewPages: SeededEntry[] = [
  page({
    name: 'home',
    slug: words('', '', ''),
    template: 'home',
    hasSearchBox: true,
    title: words('Forside', 'Startseite', 'Front page'),
    seoTitle: words(
      'Sommerhus ved Vesterhavet',
      'Ferienhaus an der dänischen Nordsee',
      'Holiday homes on Denmark’s west coast',
    ),
    excerpt: words(
      'Lej sommerhus ved Vesterhavet fra Rømø til Skagen. Huse, vi kender, og en pris, hvor alt det nødvendige er med.',
      'Ferienhäuser an der dänischen Nordsee, von Rømø bis Skagen. Häuser, die wir kennen, und ein Preis, in dem alles Nötige steckt.',
      'Rent a holiday home on Denmark’s west coast, from Rømø to Skagen. Houses we know, at a price with everything you have to pay.',
    ),
    banner: picture({ kind: 'landscape', tag: 'dunes', hour: 'golden' }),
    sections: [
      output(
        'areas',
        words('Find din strækning af kysten', 'Finden Sie Ihren Küstenabschnitt', 'Find your stretch of coast'),
      ),
      output('lastMinute', words('Af sted med kort varsel', 'Kurzfristig ans Meer', 'Away at short notice')),
      output('recommendations', words('Værd at kende', 'Gut zu kennen', 'Worth knowing')),
      output('guestReviews', words('Gæsterne fortæller', 'Das sagen unsere Gäste', 'What guests say')),
    ],
  }),
  page({
    name: 'search',
    slug: words('soeg', 'suche', 'search'),
    template: 'search',
    layout: 'search',
    hasSearchBox: true,
    title: words('Find sommerhus', 'Ferienhaus finden', 'Find a holiday home'),
    seoTitle: words(
      'Find sommerhus ved Vesterhavet',
      'Ferienhaus an der Nordsee finden',
      'Find a holiday home by the North Sea',
    ),
    excerpt: words(
      'Søg blandt alle vores sommerhuse efter dato, område, personer, hund og pool. Prisen på kortet er den, du betaler.',
      'Alle Ferienhäuser nach Datum, Gebiet, Personen, Hund und Pool. Der Preis auf der Karte ist der, den Sie zahlen.',
      'Search all our holiday homes by date, area, party size, dog and pool. The price on the card is the price you pay.',
    ),
    sections: [output('searchResults', words('Sommerhuse', 'Ferienhäuser', 'Holiday homes'))],
  }),
  page({
    name: 'favorites',
    slug: words('favorite-houses', 'favorite-houses', 'favorite-houses'),
    template: 'favorites',
    noIndex: true,
    title: words('Dine favoritter', 'Ihre Favoriten', 'Your favourites'),
    excerpt: words(
      'De huse, du har sat hjerte ved. Listen gemmes i din browser i et år, og du kan sende den til dem, du skal rejse med.',
      'Die Häuser, die Sie mit einem Herz versehen haben. Die Liste bleibt ein Jahr in Ihrem Browser und lässt sich an Ihre Mitreisenden senden.',
      'The houses you have put a heart on. The list stays in your browser for a year, and you can send it to the people you travel with.',
    ),
    sections: [output('favorites', words('Dine favoritter', 'Ihre Favoriten', 'Your favourites'))],
  }),
  page({
    name: 'areas',
    slug: words('omrader', 'gebiete', 'areas'),
    template: 'areas',
    hasSearchBox: true,
    title: words('Områder', 'Gebiete', 'Areas'),
    seoTitle: words('Områder ved Vesterhavet', 'Gebiete an der dänischen Nordsee', 'Areas on the west coast'),
    excerpt: words(
      'Fra Vadehavets flade ro til Skagens lys: 47 steder på vestkysten, og hvad der er særligt ved hvert af dem.',
      'Von der Weite des Wattenmeers bis zum Licht von Skagen: 47 Orte an der Westküste und was jeden von ihnen ausmacht.',
      'From the wide calm of the Wadden Sea to the light of Skagen: 47 places on the west coast, and what sets each apart.',
    ),
    banner: picture({ tag: 'lighthouse' }),
    sections: [
      textSection(
        words(
          'Vestkysten er ikke én kyst. Mod syd er havet fladt og langsomt, og to gange i døgnet trækker det sig tilbage fra Vadehavet. Omkring Blåvand og Henne er klitterne bredest. På Holmsland Klit bor man på en smal stribe sand mellem hav og fjord, og nord for Limfjorden bliver kysten vildere for hver by: bølger i Klitmøller, klinter i Lønstrup, og til sidst Grenen, hvor to have mødes.\n\nBegynd med det, I holder mest af, så ringer I bare, hvis valget bliver for svært. Vi bor her.',
          'Die Westküste ist nicht eine Küste. Im Süden liegt das Meer flach und langsam da, und zweimal am Tag zieht es sich aus dem Watt zurück. Um Blåvand und Henne sind die Dünen am breitesten. Auf dem Holmsland Klit wohnt man auf einem schmalen Streifen Sand zwischen Meer und Fjord, und nördlich des Limfjords wird die Küste mit jedem Ort wilder: die Wellen von Klitmøller, die Steilküste von Lønstrup und am Ende Grenen, wo zwei Meere zusammentreffen.\n\nBeginnen Sie mit dem, was Ihnen am liebsten ist. Und wenn die Wahl schwerfällt, rufen Sie an. Wir wohnen hier.',
          'The west coast is not one coast. In the south the sea is flat and slow, and twice a day it draws back from the Wadden Sea altogether. Around Blåvand and Henne the dunes are at their broadest. On Holmsland Klit you live on a thin strip of sand between sea and fjord, and north of the Limfjord each village is wilder than the last: the waves of Klitmøller, the cliffs of Lønstrup and, in the end, Grenen, where two seas meet.\n\nStart with whatever you like best. If the choice gets too hard, ring us. We live here.',
        ),
      ),
      output(
        'areas',
        words('Alle områder fra syd mod nord', 'Alle Gebiete von Süd nach Nord', 'All areas from south to north'),
      ),
    ],
  }),
  page({
    name: 'reviews',
    slug: words('gaesteanmeldelser', 'gastebewertungen', 'guest-reviews'),
    template: 'reviews',
    title: words('Gæsteanmeldelser', 'Gästebewertungen', 'Guest reviews'),
    excerpt: words(
      'Alt, hvad vores gæster har skrevet de seneste to år, det gode og det mindre gode, med vores svar.',
      'Alles, was unsere Gäste in den letzten zwei Jahren geschrieben haben, Lob wie Kritik, mit unseren Antworten.',
      'Everything our guests have written in the past two years, kind and less kind, with our replies.',
    ),
    parent: 'about',
    sections: [
      textSection(
        words(
          'Alle anmeldelser er skrevet af gæster, der har boet i huset. Vi spørger dem ugen efter afrejsen, og vi bringer svarene uden at rette i dem. Står der noget, der kan kende en person, eller som er ulovligt, tager vi det ud og skriver, at vi har gjort det. Ingen får noget for at anmelde.',
          'Jede Bewertung stammt von Gästen, die im Haus gewohnt haben. Wir fragen sie in der Woche nach der Abreise und veröffentlichen die Antworten unverändert. Steht darin etwas, das eine Person erkennbar macht oder rechtswidrig ist, nehmen wir es heraus und vermerken das. Für eine Bewertung erhält niemand eine Gegenleistung.',
          'Every review was written by guests who stayed in the house. We ask them the week after they leave and publish what they say as they wrote it. If a text identifies somebody or is unlawful we take that part out, and say so. Nobody is given anything for a review.',
        ),
      ),
      output('guestReviews', words('De seneste to år', 'Die letzten zwei Jahre', 'The past two years')),
      output(
        'portalReviews',
        words('Hvad der skrives om os andre steder', 'Was anderswo über uns steht', 'What is said of us elsewhere'),
      ),
    ],
  }),
  page({
    name: 'blog',
    slug: words('blog', 'blog', 'blog'),
    template: 'blog',
    layout: 'sidebar',
    title: words('Klitbladet', 'Dünenblatt', 'Notes from the dunes'),
    excerpt: words(
      'Om vejret, maden, fuglene og de steder, vi selv kører hen, når vi har fri.',
      'Vom Wetter, vom Essen, von den Vögeln und von den Orten, an die wir selbst fahren, wenn wir frei haben.',
      'On the weather, the food, the birds, and the places we go ourselves on a day off.',
    ),
    sections: [],
  }),
  page({
    name: 'jobs',
    slug: words('jobs', 'jobs', 'jobs'),
    template: 'jobs',
    title: words('Job hos os', 'Arbeiten bei uns', 'Work with us'),
    excerpt: words(
      'Vi er 60 om vinteren og 140 om sommeren. Se, hvem vi mangler på kontorerne, i husene og på værkstedet.',
      'Im Winter sind wir 60, im Sommer 140. Hier sehen Sie, wen wir in den Büros, in den Häusern und in der Werkstatt suchen.',
      'There are 60 of us in winter and 140 in summer. See who we are looking for in the offices, the houses and the workshop.',
    ),
    sections: [
      statement(
        words(
          'Arbejde, hvor andre holder ferie',
          'Arbeiten, wo andere Urlaub machen',
          'Work where others come to rest',
        ),
        words(
          'Lørdag er vores travleste dag, og det ved alle, før de begynder. Til gengæld er der langt mellem møderne, og stranden er åben, når du får fri.',
          'Der Samstag ist unser härtester Tag, und das weiß jeder, bevor er anfängt. Dafür haben wir wenige Besprechungen, und der Strand hat nach Feierabend noch geöffnet.',
          'Saturday is our hardest day, and everyone knows that before they start. In return there are few meetings, and the beach is open when you knock off.',
        ),
        picture({ tag: 'beach' }, 2),
      ),
    ],
  }),
  page({
    name: 'photo-contest',
    slug: words('fotokonkurrence', 'fotowettbewerb', 'photo-contest'),
    template: 'photoContest',
    title: words('Fotokonkurrence', 'Fotowettbewerb', 'Photo contest'),
    excerpt: words(
      'Send os dit bedste billede fra ferien. Vinderen får en uge i et af vores huse uden for højsæsonen.',
      'Schicken Sie uns Ihr schönstes Urlaubsbild. Der erste Preis ist eine Woche in einem unserer Häuser außerhalb der Hauptsaison.',
      'Send us your best holiday picture. The winner gets a week in one of our houses outside high season.',
    ),
    sections: [
      textSection(
        words(
          '## Sådan er reglerne\n\n- Du har selv taget billedet ved Vesterhavet, og det er ikke lavet af en computer.\n- Kan man kende nogen på det, har du spurgt dem.\n- Du må sende lige så mange billeder, du vil. Vi kigger på hvert enkelt, før det kommer på siden.\n- Billedet bliver ved med at være dit. Vi må vise det på vores sider og skriver din titel ved.\n- Kontorerne stemmer i januar. Vinderne får besked på mail, og præmien kan ikke byttes til penge.',
          '## Die Regeln\n\n- Sie haben das Bild selbst an der dänischen Nordsee aufgenommen; kein Computer hat es erzeugt.\n- Wer darauf zu erkennen ist, hat zugestimmt.\n- Sie dürfen so viele Bilder einsenden, wie Sie möchten. Wir sehen uns jedes an, bevor es erscheint.\n- Das Bild bleibt Ihres. Wir dürfen es mit Ihrem Titel auf unseren Seiten zeigen.\n- Im Januar stimmen unsere Büros ab. Gewinner erfahren es per E-Mail; der Preis wird nicht ausgezahlt.',
          '## The rules\n\n- You took the picture yourself on the Danish North Sea coast, and no computer made it up.\n- Anyone who can be recognised in it has said yes.\n- Send as many as you like. We look at each one before it appears.\n- The picture stays yours. We may show it on our pages, with your title.\n- Our offices vote in January. Winners hear by e-mail, and the prize cannot be exchanged for money.',
        ),
      ),
    ],
  }),
  page({
    name: 'inspiration',
    slug: words('inspiration', 'inspiration', 'inspiration'),
    title: words('Inspiration', 'Inspiration', 'Inspiration'),
    excerpt: words(
      'Med hund, med børn, med pool eller helt uden planer: find den slags ferie, der passer til jer.',
      'Mit Hund, mit Kindern, mit Pool oder ganz ohne Plan: Finden Sie den Urlaub, der zu Ihnen passt.',
      'With the dog, with children, with a pool or with no plans at all: find the kind of holiday that suits you.',
    ),
    sections: [
      entrances(
        words('Hvad skal ferien være?', 'Was für ein Urlaub soll es sein?', 'What sort of holiday is it to be?'),
        ['cta-dogs', 'cta-children', 'cta-pool', 'cta-last-minute', 'cta-winter', 'cta-areas'],
      ),
      output('categories', words('Huse efter smag', 'Häuser nach Geschmack', 'Houses to taste')),
    ],
  }),
].flat()

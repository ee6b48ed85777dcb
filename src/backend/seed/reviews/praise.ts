import { has } from '../houses/house.ts'
import type { Sentence } from '../houses/texts/sentence.ts'
import { text3 } from '../texts.ts'

/** How a contented guest begins. */
export const warmOpenings: Sentence['texts'] = [
  text3('Vi har haft en dejlig uge her.', 'Wir hatten hier eine wunderbare Woche.', 'We had a lovely week here.'),
  text3(
    'Skønt hus på en skøn plet.',
    'Ein schönes Haus an einem schönen Ort.',
    'A beautiful house in a beautiful spot.',
  ),
  text3('Alt var, som det var beskrevet.', 'Alles war so, wie es beschrieben ist.', 'Everything was as described.'),
  text3(
    'Det er tredje gang, vi er her, og det siger vist alt.',
    'Wir waren zum dritten Mal hier, und das sagt wohl alles.',
    'This was our third stay, which probably says it all.',
  ),
  text3(
    'Vi følte os hjemme, fra vi låste os ind.',
    'Wir haben uns vom ersten Moment an zu Hause gefühlt.',
    'We felt at home the moment we opened the door.',
  ),
  text3('Et rigtig dejligt sommerhus.', 'Ein wirklich tolles Ferienhaus.', 'A really lovely holiday home.'),
  text3(
    'Tre generationer under ét tag, og alle var glade.',
    'Drei Generationen unter einem Dach, und alle waren zufrieden.',
    'Three generations under one roof, and everybody was happy.',
  ),
  text3(
    'Huset er endnu hyggeligere end på billederne.',
    'Das Haus ist noch gemütlicher als auf den Bildern.',
    'The house is even cosier than in the pictures.',
  ),
  text3(
    'Perfekt ferie fra start til slut.',
    'Ein perfekter Urlaub von Anfang bis Ende.',
    'A perfect holiday from start to finish.',
  ),
  text3(
    'Her kunne vi godt være blevet længere.',
    'Wir wären gern noch länger geblieben.',
    'We would happily have stayed longer.',
  ),
]

export const praise: readonly Sentence[] = [
  {
    texts: [
      text3(
        'Der var rent og pænt, da vi kom.',
        'Bei der Ankunft war alles sauber und ordentlich.',
        'It was clean and tidy when we arrived.',
      ),
      text3('Rengøringen var helt i top.', 'Die Sauberkeit war tadellos.', 'It was spotless.'),
      text3(
        'Sengene er gode, og vi har sovet som sten.',
        'Die Betten sind gut, wir haben herrlich geschlafen.',
        'The beds are good and we slept like logs.',
      ),
      text3(
        'Køkkenet har alt, hvad man skal bruge.',
        'In der Küche fehlt es an nichts.',
        'The kitchen has everything you need.',
      ),
      text3(
        'Indretningen er gennemført, og man kan mærke, at ejeren holder af huset.',
        'Die Einrichtung ist liebevoll, man merkt, dass den Eigentümern das Haus am Herzen liegt.',
        'It is thoughtfully furnished; you can tell the owners care about the place.',
      ),
      text3(
        'Nøglen lå klar, og alt var til at finde ud af.',
        'Der Schlüssel lag bereit, und alles war leicht zu finden.',
        'The key was ready and everything was easy to find.',
      ),
      text3(
        'Her er en ro, man skal lede længe efter.',
        'So viel Ruhe findet man selten.',
        'You have to look hard to find such peace and quiet.',
      ),
    ],
  },
  {
    when: (house) => house.beachDistance <= 500,
    texts: [
      text3(
        'Man er på stranden på få minutter.',
        'In wenigen Minuten ist man am Strand.',
        'You are on the beach in minutes.',
      ),
      text3(
        'Det bedste var at kunne høre havet fra sengen.',
        'Das Schönste war, das Meer vom Bett aus zu hören.',
        'Best of all was hearing the sea from bed.',
      ),
      text3('Vi var i vandet hver eneste dag.', 'Wir waren jeden Tag im Wasser.', 'We swam every single day.'),
    ],
  },
  {
    when: (house) => house.beachDistance > 500 && house.beachDistance <= 1600,
    texts: [
      text3(
        'Gåturen til stranden er en oplevelse i sig selv.',
        'Der Weg zum Strand ist ein Erlebnis für sich.',
        'The walk to the beach is a pleasure in itself.',
      ),
      text3(
        'Stien til havet er let at finde, også for børnene.',
        'Der Weg zum Meer ist auch für Kinder leicht zu gehen.',
        'The path to the sea is easy, for children too.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'pool'),
    texts: [
      text3(
        'Børnene var næsten ikke til at få op af poolen.',
        'Die Kinder waren kaum aus dem Pool zu bekommen.',
        'We could hardly get the children out of the pool.',
      ),
      text3(
        'Poolen var ren og dejlig varm.',
        'Der Pool war sauber und angenehm warm.',
        'The pool was clean and beautifully warm.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'sauna'),
    texts: [
      text3('Saunaen blev brugt hver aften.', 'Die Sauna war jeden Abend an.', 'The sauna was on every evening.'),
      text3(
        'En tur i saunaen efter stranden var dagens højdepunkt.',
        'Die Sauna nach dem Strand war jeden Tag der Höhepunkt.',
        'The sauna after the beach was the best part of the day.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'wildernessBath'),
    texts: [
      text3(
        'Vildmarksbadet under stjernerne glemmer vi aldrig.',
        'Den Badezuber unter dem Sternenhimmel vergessen wir nie.',
        'We shall never forget the hot tub under the stars.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'spa') && !has(house, 'pool'),
    texts: [
      text3(
        'Spabadet var en luksus på en blæsende dag.',
        'Der Whirlpool war an windigen Tagen ein Luxus.',
        'The whirlpool was a luxury on a windy day.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'woodStove'),
    texts: [
      text3(
        'Brændeovnen gav en dejlig varme om aftenen.',
        'Der Kaminofen sorgte abends für wohlige Wärme.',
        'The wood stove kept us warm in the evenings.',
      ),
      text3(
        'Vi sad foran brændeovnen og spillede kort hver aften.',
        'Jeden Abend saßen wir vor dem Kaminofen und spielten Karten.',
        'Every evening we sat by the stove playing cards.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'seaView'),
    texts: [
      text3(
        'Udsigten til havet er ubeskrivelig.',
        'Der Blick aufs Meer ist unbeschreiblich.',
        'The sea view is beyond words.',
      ),
      text3(
        'Solnedgangene fra stuen var hele turen værd.',
        'Allein die Sonnenuntergänge vom Wohnzimmer aus waren die Reise wert.',
        'The sunsets from the living room were worth the journey.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'shelteredTerrace') || has(house, 'coveredTerrace'),
    texts: [
      text3(
        'På terrassen kan man altid finde læ.',
        'Auf der Terrasse findet man immer eine windgeschützte Ecke.',
        'There is always a sheltered corner on the terrace.',
      ),
      text3('Vi spiste ude hver dag.', 'Wir haben jeden Tag draußen gegessen.', 'We ate outside every day.'),
    ],
  },
  {
    when: (house) => house.pets > 0,
    texts: [
      text3(
        'Hunden elskede stedet lige så meget som vi.',
        'Unser Hund hat den Ort genauso geliebt wie wir.',
        'The dog loved the place as much as we did.',
      ),
      text3(
        'Dejligt, at hunden måtte komme med.',
        'Schön, dass unser Hund mitdurfte.',
        'It was good to be able to bring the dog.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'activityRoom'),
    texts: [
      text3(
        'Aktivitetsrummet reddede de to regnvejrsdage.',
        'Der Aktivitätsraum hat die beiden Regentage gerettet.',
        'The activity room saved our two rainy days.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'swing') || has(house, 'sandpit') || has(house, 'trampoline'),
    texts: [
      text3(
        'Børnene legede ude fra morgen til aften.',
        'Die Kinder spielten von morgens bis abends draußen.',
        'The children played outside from morning till night.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'fencedGround'),
    texts: [
      text3(
        'Den lukkede have gav ro for os og frihed for hunden.',
        'Der eingezäunte Garten war ideal für unseren Hund.',
        'The fenced garden was ideal for the dog.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'fibre'),
    texts: [
      text3(
        'Internettet er hurtigt og stabilt.',
        'Das Internet ist schnell und stabil.',
        'The internet is fast and reliable.',
      ),
    ],
  },
  {
    when: (house) => has(house, 'chargingStation'),
    texts: [
      text3(
        'Praktisk, at man kan lade bilen ved huset.',
        'Praktisch, dass man das Auto am Haus laden kann.',
        'Being able to charge the car at the house was handy.',
      ),
    ],
  },
  {
    when: (house) => house.persons >= 10,
    texts: [
      text3(
        'Der er plads til, at mange kan være sammen uden at gå i vejen for hinanden.',
        'Es ist genug Platz, um mit vielen zusammen zu sein, ohne sich im Weg zu stehen.',
        'There is room for a crowd without getting in each other’s way.',
      ),
      text3(
        'Ved det lange bord kunne vi alle spise sammen.',
        'Am langen Tisch konnten wir alle zusammen essen.',
        'We could all eat together at the long table.',
      ),
    ],
  },
]

export const warmClosings: Sentence['texts'] = [
  text3('Vi kommer gerne igen.', 'Wir kommen gern wieder.', 'We would gladly come again.'),
  text3('Kan varmt anbefales.', 'Sehr zu empfehlen.', 'Warmly recommended.'),
  text3(
    'Vi har allerede set på datoer til næste år.',
    'Wir haben schon nach Terminen für nächstes Jahr geschaut.',
    'We are already looking at dates for next year.',
  ),
  text3('Tak for lån!', 'Vielen Dank, dass wir hier sein durften!', 'Thank you for having us!'),
  text3('Et sted, man bliver glad af.', 'Ein Ort, der glücklich macht.', 'A place that makes you happy.'),
  text3(
    'Vi tager hjem med sand i skoene og ro i kroppen.',
    'Wir fahren mit Sand in den Schuhen und viel Ruhe nach Hause.',
    'We went home with sand in our shoes and rested to the bone.',
  ),
  text3(
    'Vi glæder os allerede til næste gang.',
    'Wir freuen uns schon auf das nächste Mal.',
    'We are looking forward to next time already.',
  ),
  text3(
    'Pas godt på huset, til vi kommer igen.',
    'Passen Sie gut auf das Haus auf, bis wir wiederkommen.',
    'Look after the house until we are back.',
  ),
  text3('Ti ud af ti herfra.', 'Zehn von zehn Punkten.', 'Ten out of ten from us.'),
  text3('Hele familien siger tak.', 'Die ganze Familie sagt danke.', 'The whole family says thank you.'),
]

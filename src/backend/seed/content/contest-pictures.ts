import type { SceneTag } from '../pictures/scene.ts'
import type { Text3 } from '../texts.ts'
import { words } from './entry.ts'

export interface EnteredPicture {
  title: Text3
  text: Text3
  tag: SceneTag
}

export const pictures2026: readonly EnteredPicture[] = [
  {
    tag: 'lighthouse',
    title: words('Klokken fem', 'Um fünf Uhr früh', 'Five in the morning'),
    text: words(
      'Ingen andre vågne end mågerne og mig. Blåvandshuk, juli.',
      'Außer mir waren nur die Möwen wach. Blåvandshuk im Juli.',
      'Nobody awake but the gulls and me. Blåvandshuk, July.',
    ),
  },
  {
    tag: 'sea',
    title: words('Tredje revle', 'Die dritte Sandbank', 'The third sandbank'),
    text: words(
      'Vinden drejede, mens jeg stillede skarpt.',
      'Der Wind drehte, während ich scharf stellte.',
      'The wind turned while I was focusing.',
    ),
  },
  {
    tag: 'dunes',
    title: words('Marehalm', 'Strandhafer', 'Marram'),
    text: words(
      'Tegner cirkler i sandet, når det blæser.',
      'Bei Wind malt er Kreise in den Sand.',
      'When it blows it draws circles in the sand.',
    ),
  },
  {
    tag: 'harbour',
    title: words('Hjem med fangsten', 'Heimkehr mit Fang', 'Home with the catch'),
    text: words(
      'Hvide Sande, lige før auktionen.',
      'Hvide Sande, kurz vor der Auktion.',
      'Hvide Sande, just before the auction.',
    ),
  },
  {
    tag: 'beach',
    title: words('Spande', 'Eimer', 'Buckets'),
    text: words(
      'De byggede i fire timer. Havet brugte fire minutter.',
      'Vier Stunden gebaut. Das Meer brauchte vier Minuten.',
      'They built for four hours. The sea took four minutes.',
    ),
  },
  {
    tag: 'heath',
    title: words('Lyngen i august', 'Heide im August', 'Heather in August'),
    text: words(
      'Duften kan man desværre ikke se.',
      'Den Duft sieht man leider nicht.',
      'You cannot see the scent, unfortunately.',
    ),
  },
  {
    tag: 'fireplace',
    title: words('Efter regnen', 'Nach dem Regen', 'After the rain'),
    text: words(
      'Våde sokker og verdens bedste plads.',
      'Nasse Socken und der beste Platz der Welt.',
      'Wet socks and the best seat in the world.',
    ),
  },
  {
    tag: 'town',
    title: words('Gult hus i Skagen', 'Gelbes Haus in Skagen', 'Yellow house in Skagen'),
    text: words('Stokroserne har taget over.', 'Die Stockrosen haben übernommen.', 'The hollyhocks have taken over.'),
  },
]

export const pictures2025: readonly EnteredPicture[] = [
  {
    tag: 'harbour',
    title: words('Før de andre vågner', 'Bevor die anderen wach sind', 'Before the others wake'),
    text: words(
      'Kutterne ligger stille endnu. Om en time er det forbi.',
      'Noch liegen die Kutter still. In einer Stunde ist es vorbei.',
      'The boats are still at rest. In an hour that is over.',
    ),
  },
  {
    tag: 'beach',
    title: words('Længst ude', 'Ganz weit draußen', 'As far out as you can go'),
    text: words(
      'Vi gik, til vi ikke kunne se bilen mere.',
      'Wir sind gegangen, bis wir das Auto nicht mehr sahen.',
      'We walked until we could no longer see the car.',
    ),
  },
  {
    tag: 'dunes',
    title: words('Genvejen', 'Die Abkürzung', 'The short cut'),
    text: words(
      'Den tog dobbelt så lang tid som vejen.',
      'Sie hat doppelt so lange gedauert wie der Weg.',
      'It took twice as long as the path.',
    ),
  },
  {
    tag: 'sea',
    title: words('Syv grader', 'Sieben Grad', 'Seven degrees'),
    text: words('Ja, vi var i. Alle fire.', 'Ja, wir waren drin. Alle vier.', 'Yes, we went in. All four of us.'),
  },
  {
    tag: 'fireplace',
    title: words('Kulret tirsdag', 'Ein Dienstag zum Drinbleiben', 'A stay-in Tuesday'),
    text: words(
      'Tre puslespil, to kander te, én storm.',
      'Drei Puzzles, zwei Kannen Tee, ein Sturm.',
      'Three jigsaws, two pots of tea, one storm.',
    ),
  },
  {
    tag: 'lighthouse',
    title: words('Sidste trin', 'Die letzte Stufe', 'The last step'),
    text: words(
      'Min datter talte dem. Jeg talte pauserne.',
      'Meine Tochter hat die Stufen gezählt, ich die Pausen.',
      'My daughter counted the steps. I counted the rests.',
    ),
  },
  {
    tag: 'town',
    title: words('Hjem fra bageren', 'Vom Bäcker zurück', 'Back from the baker’s'),
    text: words(
      'Posen var fuld, da jeg tog af sted.',
      'Beim Losgehen war die Tüte noch voll.',
      'The bag was full when I set out.',
    ),
  },
  {
    tag: 'heath',
    title: words('Lilla så langt man ser', 'Lila bis zum Horizont', 'Purple all the way'),
    text: words('Og bierne arbejder over.', 'Und die Bienen machen Überstunden.', 'And the bees are working overtime.'),
  },
]

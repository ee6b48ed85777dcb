import { slugify } from '../../../domain/slugs.ts'
import { addDays } from '../../../domain/stays.ts'
import type { SceneTag } from '../pictures/scene.ts'
import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, toEntry, words } from './entry.ts'
import { picture } from './picture-assets.ts'

const pictures: { title: Text3; text: Text3; tag: SceneTag }[] = [
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

const rewards = words(
  'En uge i et af vores huse for op til seks personer, uden for uge 26–33. Nummer to og tre får en kasse fra røgeriet.',
  'Eine Woche in einem unserer Häuser für bis zu sechs Personen, außerhalb der Wochen 26 bis 33. Der zweite und der dritte Platz erhalten eine Kiste aus der Räucherei.',
  'A week in one of our houses for up to six people, outside weeks 26 to 33. Second and third place get a box from the smokehouse.',
)

/** The page that all contests stand on says their rules. */
const rules = words('/fotokonkurrence/', '/fotowettbewerb/', '/photo-contest/')

export function photoContestEntries(today: string): SeededEntry[] {
  return [
    { year: 2026, status: 'open', age: 30, from: 0 },
    { year: 2025, status: 'closed', age: 400, from: 3 },
  ].flatMap(({ year, status, age, from }) => {
    const contestId = `photo-contest-${year}`
    const idOf = (place: number) => `${contestId}-image-${place}`
    const entered = pictures
      .map((_, place) => pictures[(place + from) % pictures.length])
      .filter((each) => each !== undefined)
    const title = words(`Fotokonkurrence ${year}`, `Fotowettbewerb ${year}`, `Photo contest ${year}`)
    return [
      entry('photoContest', contestId, (edition) => ({
        title: title[edition],
        year,
        slug: slugify(title[edition]),
        rewardImage: picture({ kind: 'exterior' }, year),
        rewardText: rewards[edition],
        conditionsUrl: rules[edition],
        status,
        createdAt: `${addDays(today, -age - 60)}T08:00:00.000Z`,
        updatedAt: `${addDays(today, -age)}T08:00:00.000Z`,
        firstPlaceImage: status === 'closed' ? toEntry(idOf(1)) : null,
        secondPlaceImage: status === 'closed' ? toEntry(idOf(2)) : null,
        thirdPlaceImage: status === 'closed' ? toEntry(idOf(3)) : null,
      })),
      ...entered.map((shot, index) =>
        entry('photoContestImage', idOf(index + 1), (edition) => ({
          imageTitle: shot.title[edition],
          imageSlug: slugify(shot.title[edition]),
          imageText: shot.text[edition],
          contestId,
          image: picture({ tag: shot.tag }, index + year),
          createdAt: `${addDays(today, -age - index)}T16:30:00.000Z`,
        })),
      ),
    ]
  })
}

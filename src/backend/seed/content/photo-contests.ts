import { slugify } from '../../../domain/slugs.ts'
import { addDays } from '../../../domain/stays.ts'
import { pictures2025, pictures2026 } from './contest-pictures.ts'
import { entry, type SeededEntry, toEntry, words } from './entry.ts'
import { picture } from './picture-assets.ts'

const rewards = words(
  'En uge i et af vores huse for op til seks personer, uden for uge 26–33. Nummer to og tre får en kasse fra røgeriet.',
  'Eine Woche in einem unserer Häuser für bis zu sechs Personen, außerhalb der Wochen 26 bis 33. Der zweite und der dritte Platz erhalten eine Kiste aus der Räucherei.',
  'A week in one of our houses for up to six people, outside weeks 26 to 33. Second and third place get a box from the smokehouse.',
)

/** The page that all contests stand on says their rules. */
const rules = words('/fotokonkurrence/', '/fotowettbewerb/', '/photo-contest/')

export function photoContestEntries(today: string): SeededEntry[] {
  return [
    { year: 2026, status: 'open', age: 30, entered: pictures2026 },
    { year: 2025, status: 'closed', age: 400, entered: pictures2025 },
  ].flatMap(({ year, status, age, entered }) => {
    const contestId = `photo-contest-${year}`
    const idOf = (place: number) => `${contestId}-image-${place}`
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

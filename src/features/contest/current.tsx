import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { PageAddition } from '../content/load.ts'
import { contentPage } from '../content/route.tsx'
import { ContestState, Entered, isOpenContest, Winners } from './contest-view.tsx'
import type { ContestImages, PhotoContest } from './contract.ts'
import { contestPaths } from './paths.ts'
import { contestImagesQuery, contestsOf, contestsQuery } from './queries.ts'

/** /photo-contest/: the contest that is open, or the last one, and the way to those before it. */
export const currentContestPage = contentPage({ load: loadCurrent })

/** Specification, section 9. */
const latestImages = 3

async function loadCurrent(request: RenderContext): Promise<PageAddition> {
  const { market, services } = request
  const contests = await orNull(request, services.content.query(contestsQuery, contestsOf.latest(market.locale)))
  if (!contests) return { main: <MissingPart request={request} />, pages: 1 }
  const contest = contests.find(isOpenContest) ?? contests[0]
  if (!contest) return { main: null, pages: 1 }
  const where = { contestId: contest.sys.id }
  const ofImages = { locale: market.locale, where, limit: latestImages, skip: 0 }
  const images = await orNull(request, services.content.query(contestImagesQuery, ofImages))
  return {
    opening: <Current request={request} contest={contest} images={images} />,
    main: <Years request={request} contests={contests.filter((each) => each !== contest)} />,
    pages: 1,
  }
}

interface CurrentProps {
  request: RenderContext
  contest: PhotoContest
  /** Null while they can't be had. */
  images: ContestImages | null
}

function Current({ request, contest, images }: CurrentProps) {
  const { market, messages } = request
  const texts = messages.contest
  return (
    <>
      <ContestState request={request} contest={contest} />
      <Winners request={request} contest={contest} />
      {images ? (
        <Entered request={request} contest={contest} images={images} title={texts.latest} />
      ) : (
        <MissingPart request={request} />
      )}
      {images && images.total > images.items.length && (
        <p>
          <a className="button" href={contestPaths.year(market, contest.year)}>
            {formatMessage(texts.seeAll, { count: images.total }, market)}
          </a>
        </p>
      )}
    </>
  )
}

function Years({
  request: { market, messages },
  contests,
}: {
  request: RenderContext
  contests: readonly PhotoContest[]
}) {
  if (contests.length === 0) return null
  return (
    <section>
      <h2>{messages.contest.years}</h2>
      <ul className="tags">
        {contests.map(({ sys, title, year }) => (
          <li key={sys.id}>
            <a className="chip" href={contestPaths.year(market, year)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

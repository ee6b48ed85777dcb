import { formatMessage } from '../../markets/format-message.ts'
import { type EditionKey, type Market, markets } from '../../markets/market.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { Alternate, LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Marked } from '../../ui/marks.tsx'
import { Pager } from '../../ui/pager.tsx'
import { sharedPictureUrl } from '../../urls/media.ts'
import { withPageNumber } from '../../urls/page-path.ts'
import { ContestState, Entered, ImagePage, Winners } from './contest-view.tsx'
import type { ContestImages, PhotoContest, PhotoContestImage } from './contract.ts'
import { contestImageSlug, contestPaths, contestStart, slugOfContestImage } from './paths.ts'
import { contestImageQuery, contestImagesQuery, contestsOf, contestsQuery } from './queries.ts'

const imagesPerPage = 24

/** /photo-contest/photo-contest-{year}/ in the edition's own words: everything that was entered. */
export const contestYearPage: Page = {
  exists: hasContest,
  alternate: alternateOfYear,
  load: loadYearPage,
}

/** …/{title}-{mark}/: one picture, to be shown to others. */
export const contestImagePage: Page = {
  exists: hasContest,
  alternate: alternateOfImage,
  load: loadImagePage,
}

function yearIn(path: string, market: Market): { year: number; slug: string } | null {
  if (!path.startsWith(contestStart(market))) return null
  const [, year, slug = ''] = /^(\d{4})\/(?:([a-z0-9-]{1,120})\/)?$/.exec(path.slice(contestStart(market).length)) ?? []
  return year === undefined ? null : { year: Number(year), slug }
}

async function contestOf(
  { content }: Pick<RenderContext['services'], 'content'>,
  year: number,
  { locale }: Market,
): Promise<PhotoContest | null> {
  const [contest] = await content.query(contestsQuery, contestsOf.year(year, locale))
  return contest ?? null
}

async function hasContest({ path, market, services }: RenderContext): Promise<boolean> {
  const year = yearIn(path, market)?.year
  return year !== undefined && (await contestOf(services, year, market)) !== null
}

async function alternateOfYear({ path, market, services, pageNumber }: RenderContext): Promise<Alternate | null> {
  const requested = inOtherEdition(path, market)
  if (requested?.slug !== '' || !(await contestOf(services, requested.year, market))) return null
  return { to: withPageNumber(contestPaths.year(market, requested.year), pageNumber), isPermanent: true }
}

/** A picture's title may be another in each edition. */
async function alternateOfImage(request: RenderContext): Promise<Alternate | null> {
  const { path, market, services } = request
  const requested = inOtherEdition(path, market)
  if (!requested?.slug) return null
  const contest = await contestOf(services, requested.year, requested.edition)
  const image = contest && (await findImage({ market: requested.edition, services }, contest, requested.slug))
  const own = image && (await services.content.query(contestImageQuery, { id: image.sys.id, locale: market.locale }))
  return own && { to: contestPaths.image(market, requested.year, contestImageSlug(own)), isPermanent: false }
}

/** The contest's year that a path of another edition names. */
function inOtherEdition(path: string, market: Market) {
  for (const edition of markets) {
    const requested = edition.key === market.key ? null : yearIn(path, edition)
    if (requested) return { ...requested, edition }
  }
  return null
}

async function loadYearPage(request: RenderContext): Promise<LoaderResult> {
  const { market, messages, services, path, pageNumber } = request
  const year = yearIn(path, market)?.year ?? 0
  const contest = await contestOf(services, year, market)
  if (!contest) return { kind: 'not-found' }
  const parents = await contestPage(request)
  const pending = services.content.query(contestImagesQuery, {
    locale: market.locale,
    where: { contestId: contest.sys.id },
    limit: imagesPerPage,
    skip: (pageNumber - 1) * imagesPerPage,
  })
  if (pageNumber > 1 && (await pending).items.length === 0) return { kind: 'not-found' }
  const images = orNull(request, pending)
  return {
    kind: 'page',
    status: 200,
    head: {
      title: contest.title,
      description: formatMessage(messages.contest.description, { contest: contest.title }, market),
      canonical: withPageNumber(path, pageNumber),
      alternates: await alternatesOf(market, path, async (each) =>
        (await contestOf(services, year, each)) ? contestPaths.year(each, year) : null,
      ),
      ...(contest.rewardImage ? { image: sharedPictureUrl(contest.rewardImage.url) } : {}),
    },
    layout: 'page',
    parents,
    main: images.then((found) =>
      YearPage({ request, contest, images: found, parents, pages: Math.ceil((found?.total ?? 1) / imagesPerPage) }),
    ),
  }
}

async function loadImagePage(request: RenderContext): Promise<LoaderResult> {
  const { market, services, path } = request
  const { year = 0, slug = '' } = yearIn(path, market) ?? {}
  const contest = await contestOf(services, year, market)
  const image = contest && (await findImage(request, contest, slug))
  if (!contest || !image) return { kind: 'not-found' }
  const parents = [...(await contestPage(request)), { title: contest.title, path: contestPaths.year(market, year) }]
  return {
    kind: 'page',
    status: 200,
    head: {
      title: `${image.imageTitle} · ${contest.title}`,
      description: image.imageText || contest.title,
      canonical: path,
      alternates: await alternatesOf(market, path, async (each) => {
        const alternate = await services.content.query(contestImageQuery, { id: image.sys.id, locale: each.locale })
        return alternate && contestPaths.image(each, year, contestImageSlug(alternate))
      }),
      ...(image.image ? { image: sharedPictureUrl(image.image.url) } : {}),
    },
    layout: 'page',
    parents,
    main: Promise.resolve(ImagePage({ request, contest, image, parents })),
  }
}

/** Pictures of one contest that share a title: as many as a query may return. */
const maxAlike = 1_000

async function findImage(
  { market, services }: Pick<RenderContext, 'market' | 'services'>,
  contest: PhotoContest,
  slug: string,
): Promise<PhotoContestImage | null> {
  const imageSlug = slugOfContestImage(slug)
  if (imageSlug === null) return null
  const where = { contestId: contest.sys.id, imageSlug }
  const alike = await services.content.query(contestImagesQuery, {
    ...{ locale: market.locale, where, limit: maxAlike, skip: 0 },
  })
  return alike.items.find((each) => contestImageSlug(each) === slug) ?? null
}

async function contestPage(request: RenderContext): Promise<SitePage[]> {
  const page = await orNull(request, specificPage(request, 'photoContest'))
  return page ? [page] : []
}

/** The same page in the other editions; an edition that can't be read now is left out. */
async function alternatesOf(
  market: Market,
  own: string,
  find: (market: Market) => Promise<string | null>,
): Promise<Partial<Record<EditionKey, string>>> {
  const found = await Promise.all(
    markets.map(
      async (each) => [each.key, each.key === market.key ? own : await find(each).catch(() => null)] as const,
    ),
  )
  return Object.fromEntries(found.filter(([, path]) => path !== null))
}

interface YearPageProps {
  request: RenderContext
  contest: PhotoContest
  /** Of the requested page; null while they can't be had. */
  images: ContestImages | null
  parents: readonly SitePage[]
  pages: number
}

function YearPage({ request, contest, images, parents, pages }: YearPageProps) {
  const { market, messages, path, pageNumber } = request
  return (
    <Marked entry={contest.sys.id} type="photoContest">
      <div className="content container">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={parents} current={contest.title} />
          <h1>{contest.title}</h1>
        </header>
        {pageNumber === 1 && <ContestState request={request} contest={contest} />}
        {pageNumber === 1 && <Winners request={request} contest={contest} />}
        {images ? (
          <Entered request={request} contest={contest} images={images} title={messages.contest.all} />
        ) : (
          <MissingPart request={request} />
        )}
        <Pager
          market={market}
          messages={messages}
          page={pageNumber}
          pages={pages}
          hrefOf={(page) => withPageNumber(path, page)}
        />
      </div>
    </Marked>
  )
}

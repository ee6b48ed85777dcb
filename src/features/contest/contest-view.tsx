import { agencyDay } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Marked } from '../../ui/marks.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureLinks } from '../../ui/picture-links.tsx'
import type { ContestImages, PhotoContest, PhotoContestImage } from './contract.ts'
import { contestImageSlug, contestPaths } from './paths.ts'

interface ContestProps {
  request: RenderContext
  contest: PhotoContest
}

export const isOpenContest = ({ status }: Pick<PhotoContest, 'status'>) => status === 'open'
const isPlanned = ({ status }: Pick<PhotoContest, 'status'>) => status === 'planned'

/** Whether pictures are taken, what they can win, and where to send them. */
export function ContestState({ request: { market, messages, path }, contest }: ContestProps) {
  const texts = messages.contest
  const isOpen = isOpenContest(contest)
  const title = isOpen ? texts.open : isPlanned(contest) ? texts.planned : texts.ended
  return (
    <Notice title={title} kind={isOpen ? 'success' : undefined}>
      {contest.rewardText && (
        <p>
          <strong>{title === texts.ended ? texts.prize : texts.reward}:</strong> {contest.rewardText}
        </p>
      )}
      {contest.conditionsUrl && contest.conditionsUrl !== path && (
        <p>
          <a href={contest.conditionsUrl}>{texts.conditions}</a>
        </p>
      )}
      {isOpen && <ButtonLink href={contestPaths.upload(market)}>{texts.enter}</ButtonLink>}
    </Notice>
  )
}

/** First, second and third, as far as they have been found. */
export function Winners({ request, contest }: ContestProps) {
  const { market, messages } = request
  const places = [contest.firstPlaceImage, contest.secondPlaceImage, contest.thirdPlaceImage]
  const winners = places.flatMap((image, index) => (image ? [{ image, number: index + 1 }] : []))
  if (winners.length === 0) return null
  return (
    <section className="winners">
      <h2>{messages.contest.winners}</h2>
      <PictureLinks
        type="photoContestImage"
        links={winners.map(({ image, number }) => ({
          ...linkTo(request, contest, image),
          text: formatMessage(messages.contest.place, { number }, market),
        }))}
      />
    </section>
  )
}

interface EnteredProps extends ContestProps {
  images: ContestImages
  title: string
}

/** Pictures as doors to their own pages, or what to do while there are none; nothing of a contest that is to come. */
export function Entered({ request, contest, images, title }: EnteredProps) {
  const texts = request.messages.contest
  if (isPlanned(contest)) return null
  return (
    <section>
      <h2>{title}</h2>
      {images.items.length > 0 ? (
        <PictureLinks type="photoContestImage" links={images.items.map((image) => linkTo(request, contest, image))} />
      ) : (
        <p>{isOpenContest(contest) ? texts.none : texts.noneEnded}</p>
      )}
    </section>
  )
}

function linkTo({ market }: RenderContext, { year }: PhotoContest, image: PhotoContestImage) {
  return {
    id: image.sys.id,
    title: image.imageTitle,
    text: '',
    href: contestPaths.image(market, year, contestImageSlug(image)),
    image: image.image?.url ?? null,
  }
}

interface ImagePageProps {
  request: RenderContext
  contest: PhotoContest
  image: PhotoContestImage
  parents: readonly SitePage[]
}

/** One picture as large as the window lets it be, with what its sender wrote. */
export function ImagePage({ request: { market, messages }, contest, image, parents }: ImagePageProps) {
  const texts = messages.contest
  const places = [contest.firstPlaceImage, contest.secondPlaceImage, contest.thirdPlaceImage]
  const place = places.findIndex((each) => each?.sys.id === image.sys.id) + 1
  return (
    <Marked entry={image.sys.id} type="photoContestImage">
      <article className="content container contest-image">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={parents} current={image.imageTitle} />
          <h1>{image.imageTitle}</h1>
          {place > 0 && <p className="badge">{formatMessage(texts.place, { number: place }, market)}</p>}
        </header>
        {image.image ? (
          <Picture
            path={image.image.url}
            alt={image.image.description || image.imageTitle}
            width={image.image.width ?? undefined}
            height={image.image.height ?? undefined}
            sizes="(min-width: 80rem) 74rem, 100vw"
            priority
          />
        ) : (
          <p className="no-picture">{messages.card.noPicture}</p>
        )}
        {image.imageText && <p className="lead">{image.imageText}</p>}
        {image.createdAt && (
          <p className="quiet">
            {formatMessage(texts.entered, { date: formatDate(market, agencyDay(image.createdAt), 'date') }, market)}
          </p>
        )}
        <p className="actions">
          <ButtonLink kind="secondary" icon="back" href={contestPaths.year(market, contest.year)}>
            {formatMessage(texts.more, { contest: contest.title }, market)}
          </ButtonLink>
          {isOpenContest(contest) && <ButtonLink href={contestPaths.upload(market)}>{texts.enter}</ButtonLink>}
        </p>
      </article>
    </Marked>
  )
}

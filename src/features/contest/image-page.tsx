import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Marked } from '../../ui/marks.tsx'
import { Picture } from '../../ui/picture.tsx'
import { isOpenContest } from './contest-view.tsx'
import type { PhotoContest, PhotoContestImage } from './contract.ts'
import { contestPaths } from './paths.ts'

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
            {formatMessage(texts.entered, { date: formatDate(market, image.createdAt.slice(0, 10), 'date') }, market)}
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

import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Marked } from '../../ui/marks.tsx'
import { Pager } from '../../ui/pager.tsx'
import { withPageNumber } from '../../urls/page-number.ts'
import { ContestState, Entered, Winners } from './contest-view.tsx'
import type { ContestImages, PhotoContest } from './contract.ts'

interface YearPageProps {
  request: RenderContext
  contest: PhotoContest
  /** Of the asked page; null while they can't be had. */
  images: ContestImages | null
  parents: readonly SitePage[]
  pages: number
}

export function YearPage({ request, contest, images, parents, pages }: YearPageProps) {
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

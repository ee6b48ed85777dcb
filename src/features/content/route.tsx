import type { Question } from 'schema-dts'
import type { Page } from '../../contracts/content.ts'
import type { EntryRoute, MenuItem } from '../../contracts/route.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { keysNamed } from '../../routing/query-keys.ts'
import type { StructuredData } from '../../routing/structured-data.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageSearchBox } from '../../ui/search-box.tsx'
import { Banner } from '../../ui/section.tsx'
import { pagePolicy } from '../../urls/route.ts'
import { type Content, loadContent, type TemplatePart } from './load.ts'
import { pageQuery } from './queries.ts'
import { reviewedAreaKey } from './reviews-load.ts'
import { richWords } from './rich-words.ts'
import { ContentSection } from './sections.tsx'

/** Pages made of sections, with what another feature adds to those of a template. */
export function contentPage(part?: TemplatePart): EntryPage {
  return {
    name: 'content',
    cachePolicy: pagePolicy,
    numbered: true,
    queryKeys: keysNamed(reviewedAreaKey),
    load: (request, route) => loadContentPage(request, route, part),
  }
}

async function loadContentPage(
  request: RenderContext,
  route: EntryRoute,
  part: TemplatePart | undefined,
): Promise<LoaderResult> {
  const texts = { id: route.entry.id, locale: request.market.locale }
  const page = await request.services.content.queryLinked(pageQuery, texts)
  if (!page) return { kind: 'not-found' }
  const content = loadContent(request, route, page, part)
  if (request.pageNumber > 1) {
    const { pages } = await content
    if (pages !== null && request.pageNumber > pages) return { kind: 'not-found' }
  }
  const face = { ...page, image: page.banner, opensWith: '100vw' }
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await entryHead(request, route, face)),
      alternateQuery: request.query,
      sheets: [...(part?.sheets ?? []), ...(hasPlaceMap(page) ? (['places'] as const) : [])],
    },
    layout: route.entry.layout,
    structured: async () => questionsData(page),
    captcha:
      page.sectionsCollection.some((section) => section?.__typename === 'SectionForm') &&
      request.captcha.widget !== null,
    main: content.then((loaded) => ContentPage({ ...loaded, page, request, route })),
  }
}

function hasPlaceMap({ sectionsCollection }: Page): boolean {
  return sectionsCollection.some((section) => section?.__typename === 'SectionOutput' && section.output === 'placeMap')
}

/** The questions of a page that have an answer; nothing on a page without any. */
function questionsData(page: Pick<Page, 'sectionsCollection'>): StructuredData[] {
  const texts = page.sectionsCollection.flatMap((section) =>
    section?.__typename === 'SectionFaq' ? section.faqsCollection : [],
  )
  const mainEntity = texts.flatMap(({ title, body }): Exclude<Question, string>[] => {
    const text = richWords(body)
    return text === '' ? [] : [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }]
}

export interface ContentPageProps extends Omit<Content, 'pages'> {
  page: Linked<Page>
  request: RenderContext
  route: EntryRoute
}

export function ContentPage({ page, outputs, found, sideMenu, addition, request, route }: ContentPageProps) {
  const aside =
    addition?.aside ||
    (route.entry.layout === 'sidebar' && sideMenu.length > 0 && (
      <SideMenu items={sideMenu} path={route.path} label={request.messages.layout.menu} />
    ))
  return (
    <>
      {page.banner && <Banner path={page.banner.url} focus={page.pictureFocus} title={page.title} />}
      <div className={`content container${aside ? ' sidebar' : ''}`}>
        <div className="content-main">
          <header className="content-head">
            <Breadcrumbs messages={request.messages} parents={route.parents} current={page.title} />
            {!page.banner && <h1>{page.title}</h1>}
            {page.excerpt && <p className="lead">{page.excerpt}</p>}
          </header>
          {page.hasSearchBox && <PageSearchBox request={request} opensWide />}
          {addition?.opening}
          {page.sectionsCollection.map((section) =>
            section ? (
              <ContentSection
                key={section.sys.id}
                section={section}
                links={page.links}
                outputs={outputs}
                found={found}
                page={route.entry.id}
                request={request}
              />
            ) : null,
          )}
          {addition?.main}
        </div>
        {aside}
      </div>
    </>
  )
}

function SideMenu({ items, path, label }: { items: readonly MenuItem[]; path: string; label: string }) {
  return (
    <nav className="side-menu" aria-label={label}>
      <ul>
        {items
          .flatMap((item) => (item.href ? [item] : item.items))
          .map(({ id, href, label: text }) => (
            <li key={id}>
              <a href={href ?? path} aria-current={href === path ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

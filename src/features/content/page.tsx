import type { Page } from '../../contracts/content.ts'
import type { EntryRoute, MenuItem } from '../../contracts/route.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Content } from './load.ts'
import { PageSearchBox } from './section-parts.tsx'
import { ContentSection } from './sections.tsx'

export interface ContentPageProps extends Omit<Content, 'pages'> {
  page: Linked<Page>
  request: RenderContext
  route: EntryRoute
}

export function ContentPage({ page, outputs, sideMenu, addition, request, route }: ContentPageProps) {
  const aside =
    addition?.aside ||
    (route.entry.layout === 'sidebar' && sideMenu.length > 0 && (
      <SideMenu items={sideMenu} path={route.path} label={request.messages.frame.menu} />
    ))
  return (
    <>
      {page.banner && (
        <div className="banner">
          <Picture path={page.banner.url} alt="" sizes="100vw" priority />
          <div className="container">
            <h1>{page.title}</h1>
          </div>
        </div>
      )}
      <div className={`content container${aside ? ' sidebar' : ''}`}>
        <div className="content-main">
          <header className="content-head">
            <Breadcrumbs messages={request.messages} parents={route.parents} current={page.title} />
            {!page.banner && <h1>{page.title}</h1>}
            {page.excerpt && <p className="lead">{page.excerpt}</p>}
          </header>
          {page.hasSearchBox && <PageSearchBox request={request} />}
          {addition?.opening}
          {page.sectionsCollection.map((section) =>
            section ? (
              <ContentSection
                key={section.sys.id}
                section={section}
                links={page.links}
                outputs={outputs}
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

import type { ReactNode } from 'react'
import { entryPath } from '../../contracts/route.ts'
import type { Section } from '../../contracts/sections.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OfficeList } from '../../ui/office-list.tsx'
import { PictureLinks } from '../../ui/picture-links.tsx'
import { href } from '../../urls/paths.ts'
import { GuestReviews } from './guest-reviews.tsx'
import type { LoadedOutputs, OutputKind, Outputs } from './load-outputs.ts'
import { Teams } from './people.tsx'
import { Recommendations } from './recommendations.tsx'

interface OutputProps {
  section: Extract<Section, { __typename: 'SectionOutput' }>
  outputs: Outputs
  request: PageRequest
}

/** What the site itself puts into a page at the editor's wish. A kind without anything to show leaves no heading behind. */
export function Output({ section, outputs, request }: OutputProps) {
  const content = outputs.missing.has(section.output) ? (
    <Notice kind="warning">{request.messages.errors.partMissing}</Notice>
  ) : (
    contentOf(section.output, outputs.loaded, request)
  )
  if (!content) return null
  return (
    <section className="output">
      {section.title && <h2>{section.title}</h2>}
      {section.teaser && <p className="lead">{section.teaser}</p>}
      {content}
    </section>
  )
}

function contentOf(kind: OutputKind, loaded: Partial<LoadedOutputs>, request: PageRequest): ReactNode {
  switch (kind) {
    case 'areas':
      return filled(loaded.areas, (areas) => (
        <PictureLinks
          links={areas.flatMap(({ id, title, path, banner }) =>
            path ? [{ id, title, text: '', href: path, image: banner?.url ?? null }] : [],
          )}
        />
      ))
    case 'categories':
      return filled(loaded.categories, (categories) => (
        <PictureLinks
          links={categories.flatMap(({ sys, title, slug, image }) =>
            slug
              ? [{ id: sys.id, title, text: '', href: entryPath('category', [slug]), image: image?.url ?? null }]
              : [],
          )}
        />
      ))
    case 'departments':
      return filled(loaded.departments, (offices) => <OfficeList offices={offices} />)
    case 'employees':
      return filled(loaded.employees, (teams) => <Teams request={request} teams={teams} />)
    case 'favorites':
      return (
        <p>
          <a className="button" href={href.favorites()}>
            {request.messages.people.seeFavorites}
          </a>
        </p>
      )
    case 'guestReviews':
      return loaded.guestReviews && <GuestReviews request={request} found={loaded.guestReviews} />
    case 'lastMinute':
      return filled(loaded.lastMinute, (hits) => <Houses request={request} hits={hits} dated />)
    case 'recommendations':
      return filled(loaded.recommendations, (hints) => <Recommendations recommendations={hints} />)
    case 'searchResults':
      return loaded.searchResults && <Results request={request} found={loaded.searchResults} />
  }
}

function filled<Item>(items: Item[] | undefined, draw: (items: Item[]) => ReactNode): ReactNode {
  return items && items.length > 0 ? draw(items) : null
}

function Houses({
  request: { market, messages },
  ...cards
}: { request: PageRequest } & Pick<Parameters<typeof HitCards>[0], 'hits' | 'dated'>) {
  return <HitCards market={market} messages={messages} {...cards} />
}

function Results({ request, found }: { request: PageRequest; found: LoadedOutputs['searchResults'] }) {
  const { market, messages } = request
  return (
    <>
      <Houses request={request} hits={found.hits} dated={false} />
      <p className="actions centred">
        <a className="button primary" href={href.search(market)}>
          {say(messages.search.form.show, { count: found.totalHits }, market)}
        </a>
      </p>
    </>
  )
}

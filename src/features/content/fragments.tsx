import * as v from 'valibot'
import { isOutputKind, type Section } from '../../contracts/sections.ts'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { MenuEntries, menuFragment } from '../../ui/main-menu.tsx'
import { isUnpaged, loadOutput, type Outputs } from './load-outputs.ts'
import { contentOf } from './output-content.tsx'
import { titledSection } from './section-parts.tsx'

/** What an item of the main menu opens. */
const menuPart = defineFragment({
  name: menuFragment,
  parameters: v.strictTuple([writtenEntry]),
  async load({ market, routes }, id) {
    const item = (await routes.menu(market, 'main'))?.items.find((each) => each.id === id)
    return item && <MenuEntries items={item.items} />
  },
})

interface OutputProps {
  section: Extract<Section, { __typename: 'SectionOutput' }>
  outputs: Outputs
  request: RenderContext
}

/** What the site itself puts into a page where an editor asks for it. A kind without anything to show leaves no heading behind. */
export function Output({ section, outputs, request }: OutputProps) {
  if (!isOutputKind(section.output)) return null
  const content = outputs.missing.has(section.output) ? (
    <MissingPart request={request} fragment={isUnpaged(section.output) ? outputPart.key(section.output) : undefined} />
  ) : (
    contentOf(section.output, outputs.loaded, request)
  )
  if (!content) return null
  return titledSection(
    section.title,
    <>
      {section.teaser && <p className="lead">{section.teaser}</p>}
      {content}
    </>,
    'output',
  )
}

const outputPart = defineFragment({
  name: 'content-output',
  parameters: v.strictTuple([v.pipe(v.string(), v.guard(isUnpaged))]),
  load: async (request, kind) => contentOf(kind, await loadOutput(request, kind), request),
})

export const contentFragments = [outputPart, menuPart]

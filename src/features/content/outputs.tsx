import { isOutputKind, type Section } from '../../contracts/sections.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { outputPart } from './fragments.tsx'
import { isOfNoAddress, type Outputs } from './load-outputs.ts'
import { contentOf } from './output-content.tsx'

interface OutputProps {
  section: Extract<Section, { __typename: 'SectionOutput' }>
  outputs: Outputs
  request: RenderContext
}

/** What the site itself puts into a page at the editor's wish. A kind without anything to show leaves no heading behind. */
import { titledSection } from './titled-section.tsx'

export function Output({ section, outputs, request }: OutputProps) {
  if (!isOutputKind(section.output)) return null
  const content = outputs.missing.has(section.output) ? (
    <MissingPart
      request={request}
      fragment={isOfNoAddress(section.output) ? outputPart.key(section.output) : undefined}
    />
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

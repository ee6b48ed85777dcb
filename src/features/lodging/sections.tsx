import type { ReactNode } from 'react'
import { facility, facilityTypeOf } from '../../domain/facilities.ts'
import { hasFacility, isHeldOn } from '../../domain/good-to-know.ts'
import { today } from '../../domain/stays.ts'
import { sectionTabsAttribute } from '../../islands/layout-protocol.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { type Highlighted, highlighted, titledFirst } from '../../ui/highlighted-facilities.ts'
import { iconClass } from '../../ui/icons.tsx'
import type { LodgingPageProps } from './page.tsx'

/** Ids of the sections with a tab, in the page's order. */
const sections = [
  'about',
  'facilities',
  'reviews',
  'stays',
  'prices',
  'position',
] as const satisfies readonly (keyof Messages['lodging']['tabs'])[]

/** Tabs to the sections; with scripts the current one is marked, and they stay in sight. */
export function SectionTabs({ messages }: { messages: Messages }) {
  const { sections: label, tabs } = messages.lodging
  return (
    <nav className="section-tabs" aria-label={label} {...{ [sectionTabsAttribute]: '' }}>
      <ul className="container">
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{tabs[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Facts that many guests look for before they book, beside the highlighted ones. */
const essentials: readonly Highlighted[] = [
  { id: facility.stepFree, icon: 'wheelchair', text: 'stepFree' },
  ...highlighted,
  { id: facility.fencedGround, icon: 'fence', text: 'fencedGround' },
  { id: facility.activityRoom, icon: 'games', text: 'activity' },
  { id: facility.dishwasher, icon: 'dishwasher', text: 'dishwasher' },
  { id: facility.washingMachine, icon: 'washing', text: 'washing' },
  { id: facility.dryer, icon: 'dryer', text: 'dryer' },
  { id: facility.heatPump, icon: 'wind', text: 'heatPump' },
]
const maxHighlights = 8

/** @param day ISO day on which the house is to have them */
export function highlightsOf(
  { facilities }: Pick<LodgingPageProps['lodging'], 'facilities'>,
  day: string,
  { title, names }: { title: string; names: Messages['facilities'] },
) {
  const held = essentials.filter(({ id }) =>
    facilities.some(
      (each) => each.facilityId === id && hasFacility(facilityTypeOf(id), each.value) && isHeldOn(each, day),
    ),
  )
  return titledFirst(held, title, names).slice(0, maxHighlights)
}

/** Highlights of the house: what its title names, then the most important. */
export function Highlights({ request, lodging, title }: LodgingPageProps) {
  const texts = request.messages
  const held = highlightsOf(lodging, today(request.now), { title, names: texts.facilities })
  if (held.length === 0) return null
  return (
    <>
      <h2>{texts.lodging.highlights}</h2>
      <ul className="facts highlights">
        {held.map(({ id, icon, text }) => (
          <li key={id} className={iconClass(icon)}>
            {texts.facilities[text]}
          </li>
        ))}
      </ul>
    </>
  )
}

interface FoldRowProps {
  title: string
  level: 2 | 3
  /** What most guests want to know of it, in sight while it is closed. */
  fact?: string | null | undefined
  open?: boolean
  children?: ReactNode
}

/** A row with a title and its essential fact, which opens. */
export function FoldRow({ title, level, fact, open, children }: FoldRowProps) {
  const Heading = `h${level}` as const
  return (
    <details className="fold row" open={open}>
      <summary>
        <Heading>{title}</Heading>
        {fact && <span>{fact}</span>}
      </summary>
      {children}
    </details>
  )
}

/** A fold for what not everybody reads: it opens without scripts, and a search within the page finds its text. */
export function Fold({ summary, open, children }: { summary: ReactNode; open?: boolean; children?: ReactNode }) {
  return (
    <details className="fold" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

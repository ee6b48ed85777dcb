import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import { Fragment, type ReactNode, useContext } from 'react'
import { isSafeUrl } from '../contracts/entry.ts'
import type { Links, RichText } from '../contracts/rich-text.ts'
import {
  isShortcodeName,
  readShortcodes,
  type ShortcodeName,
  type ShortcodePart,
  type ShortcodeSyntaxError,
  shortcodeNames,
} from '../domain/shortcodes.ts'
import { hoursAttribute } from '../islands/protocol.ts'
import { href, telephone } from '../urls/paths.ts'
import { useMarks } from './marks.tsx'
import { Picture } from './picture.tsx'
import { ShortcodeContext, type ShortcodeFacts } from './shortcode-context.ts'

/** An editor's text by Contentful's own renderer. A link whose target has no page in this edition is drawn as its words. */
export function RichTextBody({ text, links }: { text: RichText | null; links: Links }) {
  if (!text) return null
  return <div className="prose">{documentToReactComponents(text, optionsFor(links))}</div>
}

function optionsFor(links: Links): Options {
  return {
    renderText: (words) => <WithShortcodes text={words} />,
    renderNode: {
      [BLOCKS.HEADING_1]: (_node, children) => <h2>{children}</h2>,
      [INLINES.HYPERLINK]: (node, children) => {
        const url = String(node.data.uri ?? '')
        return isSafeUrl(url) ? <a href={url}>{children}</a> : children
      },
      [INLINES.ENTRY_HYPERLINK]: (node, children) => {
        const path = links.entries[targetId(node)]?.path
        return path ? <a href={path}>{children}</a> : children
      },
      [INLINES.EMBEDDED_ENTRY]: (node) => <EntryLink id={targetId(node)} links={links} />,
      [BLOCKS.EMBEDDED_ENTRY]: (node) => (
        <p>
          <EntryLink id={targetId(node)} links={links} />
        </p>
      ),
      [BLOCKS.EMBEDDED_ASSET]: (node) => {
        const asset = links.assets[targetId(node)]
        if (!asset) return null
        return (
          <Picture
            path={asset.url}
            alt={asset.description}
            width={asset.width ?? undefined}
            height={asset.height ?? undefined}
            sizes="(min-width: 48rem) 42rem, 100vw"
          />
        )
      },
      [INLINES.ASSET_HYPERLINK]: (_node, children) => children,
    },
  }
}

function EntryLink({ id, links }: { id: string; links: Links }) {
  const entry = links.entries[id]
  return entry?.path ? <a href={entry.path}>{entry.title}</a> : null
}

function targetId(node: { data: { target?: { sys?: { id?: string } } } }): string {
  return node.data.target?.sys?.id ?? ''
}

type Attributes = Readonly<Record<string, string>>

const codes: Readonly<Record<ShortcodeName, (attributes: Attributes, facts: ShortcodeFacts) => ReactNode>> = {
  phone: ({ label }, { agency }) => agency && <a href={telephone(agency.phone)}>{label ?? agency.phone}</a>,
  'opening-hours': (_, { agency }) => agency && <span {...{ [hoursAttribute]: '' }}>{agency.hours}</span>,
  house: ({ code = '', label }, { market }) =>
    /^(?=.*\d)[a-z\d]+$/i.test(code) ? <a href={href.lodging(market, code)}>{label ?? code.toUpperCase()}</a> : label,
  button: ({ to = '', label }) =>
    /^(?:\/(?![/\\\t\n\r])|https:\/\/)/.test(to) && label ? (
      <a className="button" href={to}>
        {label}
      </a>
    ) : (
      label
    ),
}

/** A text with its codes filled in. What is written wrongly is shown to editors and left out for guests. */
function WithShortcodes({ text }: { text: string }): ReactNode {
  const facts = useContext(ShortcodeContext)
  const forEditors = useMarks()
  if (!facts || !text.includes('[')) return text
  const faults: ShortcodeSyntaxError[] = []
  const parts = readShortcodes(text, shortcodeNames, (error) => faults.push(error))
  faults.forEach(facts.report)
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
        <Fragment key={index}>{drawPart(part, facts)}</Fragment>
      ))}
      {forEditors && faults.map(({ message }) => <mark key={message}>{message}</mark>)}
    </>
  )
}

export function drawPart(part: ShortcodePart, facts: ShortcodeFacts): ReactNode {
  if (part.kind === 'text') return part.text
  return isShortcodeName(part.name) && codes[part.name](part.attributes, facts)
}

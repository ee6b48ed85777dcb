import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import { isSafeUrl } from '../contracts/entry.ts'
import type { Links, RichText } from '../contracts/rich-text.ts'
import { Picture } from './picture.tsx'
import { WithShortcodes } from './shortcodes.tsx'

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
        const address = String(node.data.uri ?? '')
        return isSafeUrl(address) ? <a href={address}>{children}</a> : children
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

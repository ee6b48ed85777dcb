import { toEntry } from './links.ts'

/**
 * The editors' shorthand → a rich-text document. Blank lines part blocks; `## ` and `### ` are headings, lines with
 * `- ` a list, with `1. ` a numbered one, `> ` a quotation; `**bold**`; `[words](entry:page-terms)` leads to an entry,
 * `[words](https://…)`, `[words](mailto:…)` and `[words](tel:…)` elsewhere.
 */
export function richText(markup: string) {
  const blocks = markup.trim().split(/\n\s*\n/)
  return node('document', blocks.map(block))
}

function block(text: string) {
  const lines = text.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  if (first.startsWith('### ')) return node('heading-3', inline(first.slice(4)))
  if (first.startsWith('## ')) return node('heading-2', inline(first.slice(3)))
  if (first.startsWith('- ')) return list('unordered-list', lines, /^- /)
  if (/^\d+\. /.test(first)) return list('ordered-list', lines, /^\d+\. /)
  if (first.startsWith('> ')) return node('blockquote', [paragraph(lines.join(' ').replace(/^> /, ''))])
  return paragraph(lines.join(' '))
}

function list(nodeType: string, lines: string[], marker: RegExp) {
  const items: string[] = []
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop() ?? ''} ${line}`.trim())
  }
  return node(
    nodeType,
    items.map((item) => node('list-item', [paragraph(item)])),
  )
}

function paragraph(text: string) {
  return node('paragraph', inline(text))
}

const inlinePattern = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/g

/** Bold words may hold links; links hold plain words. */
function inline(text: string, marks: object[] = []): object[] {
  const parts: object[] = []
  let end = 0
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > end) parts.push(plain(text.slice(end, match.index), marks))
    const { bold, label = '', target = '' } = match.groups ?? {}
    if (bold === undefined) parts.push(hyperlink(plain(label, marks), target))
    else parts.push(...inline(bold, [{ type: 'bold' }]))
    end = match.index + match[0].length
  }
  if (end < text.length || parts.length === 0) parts.push(plain(text.slice(end), marks))
  return parts
}

function hyperlink(words: object, target: string) {
  const content = [words]
  if (!target.startsWith('entry:')) return { nodeType: 'hyperlink', data: { uri: target }, content }
  return { nodeType: 'entry-hyperlink', data: { target: toEntry(target.slice('entry:'.length)) }, content }
}

function plain(value: string, marks: object[]) {
  return { nodeType: 'text', value, marks, data: {} }
}

function node(nodeType: string, content: object[]) {
  return { nodeType, data: {}, content }
}

import { decodeEntities } from '../../domain/plain-text.ts'

/** Text of HTML as Markdown: white space is collapsed, characters with a meaning are escaped. */
export function words(html: string): string {
  return decodeEntities(html)
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`[\]|<>~]|&(?=#?\w+;)/g, '\\$&')
}

/** Escapes the start of a line that Markdown would read as a heading, an item, a rule or the underline of a heading. */
function plainStart(line: string): string {
  return line.replace(/^([#+=-])/, '\\$1').replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
}

interface List {
  marker: string
  isBegun: boolean
}

interface Item {
  marker: string
  isWritten: boolean
}

/**
 * The text so far. Its last character is stored beside it, because reading it from a long concatenated string is slow.
 */
interface Written {
  text: string
  last: string
  /** A space is needed before the next text. */
  isSpaced: boolean
}

const nothing = { text: '', last: '', isSpaced: false }

/** Builds Markdown. Breaks and markers are written with the text that follows them, or not at all. */
export class MarkdownText {
  #now: Written = { ...nothing }
  /** Outer texts of the link, mark or cell that is being written. */
  readonly #around: Written[] = []
  #breaks = 0
  #isHardBreak = false
  #start = ''
  readonly #lists: List[] = []
  #items: readonly Item[] = []
  #cells: string[] = []
  #hasHead = false

  /** Adds text that is escaped already. */
  addText(added: string): void {
    const inner = added.trim()
    if (added.startsWith(' ')) this.#now.isSpaced = true
    if (inner === '') return
    this.#write(inner, plainStart)
    this.#now.isSpaced = added.endsWith(' ')
  }

  breakLine(count: 1 | 2): void {
    if (this.#around.length > 0) this.#now.isSpaced = true
    else this.#breaks = Math.max(this.#breaks, this.#items.length > 0 ? 1 : count)
  }

  /** A line break that is visible. */
  breakHere(): void {
    this.breakLine(1)
    this.#isHardBreak = this.#around.length === 0
  }

  /** Puts a space before the next text, except after an opening character. */
  standBeside(): void {
    if (!/[\s([„“"'‘«/–—-]/.test(this.#now.last)) this.#now.isSpaced = true
  }

  /** What is written until the returned function is called is passed through `wrap`, unless it is empty. */
  within(wrap: (inner: string) => string): () => void {
    this.#around.push(this.#now)
    this.#now = { ...nothing }
    return () => {
      const { text, isSpaced } = this.#now
      this.#now = this.#around.pop() ?? { ...nothing }
      if (text === '') return
      this.#write(wrap(text))
      this.#now.isSpaced = isSpaced
    }
  }

  /** A line of its own with that start. */
  line(start: string): () => void {
    this.breakLine(2)
    if (this.#around.length === 0) this.#start = start
    return () => {
      this.#start = ''
      this.breakLine(2)
    }
  }

  list(marker: string): () => void {
    this.breakLine(2)
    this.#lists.push({ marker, isBegun: false })
    return () => {
      this.#lists.pop()
      // What follows does not belong to the last item.
      if (this.#around.length === 0) this.#breaks = 2
    }
  }

  item(): () => void {
    const outer = this.#items
    const list = this.#lists.at(-1) ?? { marker: '- ', isBegun: false }
    if (this.#around.length > 0) return () => this.breakLine(1)
    this.#breaks = list.isBegun ? 1 : Math.max(1, this.#breaks)
    list.isBegun = true
    this.#items = [...outer, { marker: list.marker, isWritten: false }]
    return () => {
      this.#items = outer
      this.breakLine(1)
    }
  }

  table(): () => void {
    this.breakLine(2)
    this.#hasHead = false
    return () => this.breakLine(2)
  }

  /** The first row becomes the head: a table in Markdown needs one. */
  row(): () => void {
    const outer = this.#cells
    const cells: string[] = []
    this.#cells = cells
    return () => {
      this.#cells = outer
      if (cells.length === 0) return
      for (const line of this.#hasHead ? [cells] : [cells, cells.map(() => '---')]) {
        this.breakLine(1)
        this.#write(`| ${line.join(' | ')} |`)
      }
      this.#hasHead = true
      this.breakLine(1)
    }
  }

  cell(): () => void {
    const cells = this.#cells
    let cellText = ''
    const end = this.within((inner) => {
      cellText = inner
      return ''
    })
    return () => {
      end()
      cells.push(cellText)
    }
  }

  whole(): string {
    return this.#now.text === '' ? '' : `${this.#now.text}\n`
  }

  #write(words: string, begun = (line: string) => line): void {
    if (words === '') return
    const { text, isSpaced } = this.#now
    const isInner = this.#around.length > 0
    const isLineStart = !isInner && (this.#breaks > 0 || text === '' || this.#items.at(-1)?.isWritten === false)
    const before = isLineStart ? this.#lineStart() + this.#start : isSpaced && text !== '' ? ' ' : ''
    this.#now = { text: text + before + (isLineStart ? begun(words) : words), last: words.slice(-1), isSpaced: false }
    if (!isInner) this.#start = ''
  }

  /** Writes the markers of items that begin here, and indents what continues in other items. */
  #lineStart(): string {
    const ended = this.#now.text === '' ? '' : `${this.#isHardBreak && this.#breaks === 1 ? '  ' : ''}\n`
    const start = this.#items.map(({ marker, isWritten }) => (isWritten ? ' '.repeat(marker.length) : marker)).join('')
    const blank = this.#now.text !== '' && this.#breaks > 1 ? '\n' : ''
    for (const item of this.#items) item.isWritten = true
    this.#breaks = 0
    this.#isHardBreak = false
    return ended + blank + start
  }
}

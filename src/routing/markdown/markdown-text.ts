import { decodeEntities } from '../../domain/plain-text.ts'

/** A text of HTML as Markdown has it: nothing in it is markup. Spaces are one space. */
export function words(html: string): string {
  return decodeEntities(html)
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`[\]|<>~]|&(?=#?\w+;)/g, '\\$&')
}

/** The beginning of a line that would be a heading, an item, a rule or the underline of a heading. */
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

/** What is written so far; its last sign beside it, for looking at a long text takes long. */
interface Written {
  text: string
  last: string
  /** A space is due before what comes next. */
  isSpaced: boolean
}

const nothing = { text: '', last: '', isSpaced: false }

/** Markdown as it grows: breaks and markers are written with the words that follow them, or never. */
export class MarkdownText {
  #now: Written = { ...nothing }
  /** Around what is written now: the texts that a link, a mark or a cell stands in. */
  readonly #around: Written[] = []
  #breaks = 0
  #isHardBreak = false
  #start = ''
  readonly #lists: List[] = []
  #items: readonly Item[] = []
  #cells: string[] = []
  #hasHead = false

  /** Words, marked up already. */
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

  /** A line's end that readers see. */
  breakHere(): void {
    this.breakLine(1)
    this.#isHardBreak = this.#around.length === 0
  }

  /** A space before what comes, unless what was there opens something. */
  standBeside(): void {
    if (!/[\s([„“"'‘«/–—-]/.test(this.#now.last)) this.#now.isSpaced = true
  }

  /** What is written until the end is called becomes what `wrap` makes of it, or nothing where there is nothing. */
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

  /** A line of its own that begins so. */
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
      // What follows is none of the last item's.
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

  /** Its first row is a table's head: Markdown knows no table without one. */
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

  /** Items that have begun by now get their markers; what goes on in others stands below their words. */
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

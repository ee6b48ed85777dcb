import type { SearchIndex } from '../indexes/search-index.ts'
import type { SearchQuery } from '../query.ts'
import {
  allowedTypos,
  type Costs,
  cheapestWays,
  type GraphNode,
  nodesOf,
  type QueryTerm,
  readTerms,
  roundsOf,
} from './query-graph.ts'
import { isNumber, Lookups, type Places, type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { anyExpression, codeAttribute, phraseExpression, prefixExpression, searchedAttributes } from './word-tables.ts'

export interface RankedDocuments {
  /** Documents that are found, the best first, equal ones together; undefined where the query only refuses words. */
  groups?: readonly (readonly number[])[]
  /** Documents that no hit may be. */
  refused: readonly number[]
}

type TextQuery = Pick<SearchQuery, 'q' | 'matchingStrategy'>

/**
 * Documents that match a text, in the order of Meilisearch's rules `words`, `typo`, `attributeRank` and `exactness`.
 * @param attributes positions of the searched attributes in `searchedAttributes`
 */
export async function rankDocuments(
  db: D1Database,
  index: SearchIndex,
  { q, matchingStrategy }: TextQuery,
  attributes: ReadonlySet<number>,
): Promise<RankedDocuments | undefined> {
  const { terms, refused } = readTerms(q)
  if (terms.length + refused.length === 0) return undefined
  const vocabulary = await vocabularyOf(db, index)
  const lookups = new Lookups()
  const phrase = (words: readonly string[]) => lookups.want(phraseExpression(words, index.lan))
  const unwanted = refused.map(phrase)
  const splits = splitsOf(terms, vocabulary).map((split) => ({ ...split, expression: phrase(split.parts) }))
  const nodes = nodesOf(terms)
  const ways = nodes.map((node) => waysOf(node, index, vocabulary, lookups))
  const isTyped = terms.map((term) => wordsOf(term).every(vocabulary.has))
  const starts = terms.map((_, at): Start => {
    const words = terms.slice(0, at + 1).flatMap(wordsOf)
    const want = (where: 'start' | 'whole') => lookups.want(phraseExpression(words, index.lan, where))
    return isTyped.slice(0, at + 1).every(Boolean) ? { begins: want('start'), isAll: want('whole') } : undefined
  })
  await lookups.load(db, index)

  const placesOf = (expression: string, isDerived = false) =>
    within(lookups.placesOf(expression), attributes, isDerived)
  const refusedIds = [...new Set(unwanted.flatMap((expression) => [...lookups.placesOf(expression).keys()]))]
  if (terms.length === 0) return { refused: refusedIds }
  const costs = nodes.map((node, place) => {
    const split = bestSplit(node, splits, lookups)
    return costsOf(node, ways[place] ?? [], split, placesOf)
  })
  const rounds = roundsOf(nodes, weightsOf(terms.length, nodes, costs, matchingStrategy))
  const last = Math.max(0, ...rounds.filter(Number.isFinite))
  const found = new Map<number, string>()
  for (let round = 0; round <= last; round += 1) {
    const given = nodes.map((node, place) => ({
      ...node,
      isGivenUp: (rounds[place] ?? 0) <= round,
      costs: costs[place] ?? new Map<number, number>(),
    }))
    const complete = given.flatMap(({ from, length, isGivenUp }) =>
      length === 1 && !isGivenUp && isTyped[from] ? [from] : [],
    )
    // Dropped terms between them are missing in the text, too.
    const start = complete.every((from, place) => from === place) ? starts[complete.length - 1] : undefined
    for (const [id, cost] of cheapestWays(given, terms.length)) {
      if (!found.has(id)) found.set(id, rankOf(round, cost, startOf(id, cost, start, placesOf)))
    }
  }
  const groups = Map.groupBy(found.keys(), (id) => found.get(id) ?? '')
  return { groups: [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ids]) => ids), refused: refusedIds }
}

/** Of one word in one document: a typo weighs most, then the attribute, then not being there as it was typed. */
const costs = { typo: 1_000_000, attribute: 1_000, inexact: 1 } as const

/** One way to find a word: the condition on the tables, and its number of typos. */
interface Way {
  expression: string
  typos: number
  /** The word as it was typed, whatever it is found in; others are not looked for among the codes of houses. */
  isDerived: boolean
  /** A document that it finds has the term exactly. */
  isExact: boolean
}

function waysOf(node: GraphNode, { lan }: SearchIndex, vocabulary: Vocabulary, lookups: Lookups): Way[] {
  const { words, kind, isPrefix } = node
  if (kind === 'phrase') {
    const expression = lookups.want(phraseExpression(words, lan))
    return [{ expression, typos: 0, isDerived: false, isExact: true }]
  }
  const text = words.join('')
  const isDerived = kind === 'joined'
  // Words that are joined count as typos themselves, and allow the fewer others.
  const own = isDerived ? words.length : 0
  const max = Math.max(0, allowedTypos(text) - (words.length - 1)) as 0 | 1 | 2
  const [one, two] = vocabulary.corrections(text, isPrefix, max)
  const way = (expression: string, typos: number, isExact = false): Way => ({
    expression: lookups.want(expression),
    typos: own + typos,
    isDerived: isDerived || typos > 0,
    isExact,
  })
  if (isDerived && isNumber(text)) {
    const longer = isPrefix ? vocabulary.wordsFrom(text) : []
    return longer.length > 0 ? [way(anyExpression(longer, lan), 0)] : []
  }
  return [
    ...(vocabulary.has(text) ? [way(phraseExpression([text], lan), 0, !isDerived)] : []),
    ...(isPrefix && vocabulary.hasPrefix(text) ? [way(prefixExpression(text, lan), 0)] : []),
    ...(one.length > 0 ? [way(anyExpression(one, lan), 1)] : []),
    ...(two.length > 0 ? [way(anyExpression(two, lan), 2)] : []),
  ]
}

interface Split {
  text: string
  parts: readonly [string, string]
}

/** Where a word, or several joined, may be two words of the index. */
function splitsOf(terms: readonly QueryTerm[], vocabulary: Vocabulary): Split[] {
  const texts = new Set(nodesOf(terms).flatMap(({ kind, words }) => (kind === 'phrase' ? [] : [words.join('')])))
  return [...texts].flatMap((text) => {
    const letters = [...text]
    return letters.slice(1).flatMap((_, place): Split[] => {
      const parts = [letters.slice(0, place + 1).join(''), letters.slice(place + 1).join('')] as const
      return parts.every(vocabulary.has) ? [{ text, parts }] : []
    })
  })
}

/** The split that most documents have; none of words that were typed apart just so. */
function bestSplit(
  { words, kind }: GraphNode,
  splits: readonly (Split & { expression: string })[],
  lookups: Lookups,
): string | undefined {
  if (kind === 'phrase') return undefined
  let best: { split: Split & { expression: string }; count: number } | undefined
  for (const split of splits) {
    if (split.text !== words.join('')) continue
    const count = lookups.placesOf(split.expression).size
    if (count > (best?.count ?? 0)) best = { split, count }
  }
  const isAsTyped = best?.split.parts.join(' ') === words.join(' ')
  return isAsTyped ? undefined : best?.split.expression
}

function costsOf(
  { length, kind }: GraphNode,
  ways: readonly Way[],
  split: string | undefined,
  placesOf: (expression: string, isDerived?: boolean) => Places,
): Costs {
  const found = new Map<number, number>()
  const exact = new Set(ways.flatMap(({ expression, isExact }) => (isExact ? [...placesOf(expression).keys()] : [])))
  const all: Way[] = [...ways]
  const ofSplit = (kind === 'joined' ? length : 0) + 1
  if (split !== undefined) all.push({ expression: split, typos: ofSplit, isDerived: false, isExact: false })
  for (const { expression, typos, isDerived } of all) {
    for (const [id, attributes] of placesOf(expression, isDerived)) {
      const weight = Math.min(...attributes) * length
      const cost = typos * costs.typo + weight * costs.attribute + (exact.has(id) ? 0 : length * costs.inexact)
      const known = found.get(id)
      if (known === undefined || cost < known) found.set(id, cost)
    }
  }
  return found
}

const codePlace = searchedAttributes.indexOf(codeAttribute)

/** Without what is not searched in; words that were not typed so are not looked for among codes. */
function within(places: Places, attributes: ReadonlySet<number>, isDerived: boolean): Places {
  if (!isDerived && attributes.size === searchedAttributes.length) return places
  const searched = [...places].map(
    ([id, own]) => [id, own.filter((one) => attributes.has(one) && !(isDerived && one === codePlace))] as const,
  )
  return new Map(searched.filter(([, own]) => own.length > 0))
}

/** Weights by which terms are dropped, the least first: the last term, or the most common one. */
function weightsOf(
  count: number,
  nodes: readonly GraphNode[],
  costsOfNodes: readonly Costs[],
  strategy: SearchQuery['matchingStrategy'],
): number[] | undefined {
  if (strategy === 'all') return undefined
  const terms = Array.from({ length: count }, (_, at) => at)
  if (strategy === 'last') return terms.map((at) => count - at)
  const frequencies = terms.map((at) => {
    const ids = nodes.flatMap(({ from, length }, place) =>
      from <= at && at < from + length ? [...(costsOfNodes[place]?.keys() ?? [])] : [],
    )
    return new Set(ids).size || Number.POSITIVE_INFINITY
  })
  const order = [...new Set(frequencies)].sort((a, b) => b - a)
  return frequencies.map((frequency) => order.indexOf(frequency) + 1)
}

/** The first one, two, … terms, each as it was typed: a text may begin with them, or be nothing else. */
type Start = { begins: string; isAll: string } | undefined

function wordsOf(term: QueryTerm): readonly string[] {
  return term.kind === 'word' ? [term.text] : term.words
}

/** 0: some text is what was typed, 1: it begins so, 2: neither. Words with a typo do not count. */
function startOf(
  id: number,
  cost: number,
  start: Start | undefined,
  placesOf: (expression: string) => Places,
): 0 | 1 | 2 {
  if (!start || cost >= costs.typo) return 2
  if (placesOf(start.isAll).has(id)) return 0
  return placesOf(start.begins).has(id) ? 1 : 2
}

/** Sorts as a text. */
function rankOf(round: number, cost: number, start: 0 | 1 | 2): string {
  const [before, inexact] = [Math.floor(cost / costs.attribute), cost % costs.attribute]
  return [round, before, start, inexact].map((number) => String(number).padStart(9, '0')).join(' ')
}

import type { Found, FoundGroup } from '../../contracts/find.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { formatMessage } from '../../markets/say.ts'
import { Icon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { kindIcons, markWords } from './found.ts'

export interface FoundGroupsProps {
  market: Market
  messages: Pick<Messages, 'find'>
  text: string
  groups: readonly FoundGroup[]
}

/** Results by kind, each with a picture and the words that were asked for marked. */
export function FoundGroups({ market, messages, text, groups }: FoundGroupsProps) {
  const texts = messages.find
  return groups.map(({ type, hits }) => (
    <section key={type} className="found">
      <h2>{texts.kinds[type]}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.url}>
            <FoundLink hit={hit} type={type} query={text} />
          </li>
        ))}
      </ul>
      {type === 'lodging' && (
        <a className="more" href={withQuery(href.search(market), new URLSearchParams({ textQuery: text }))}>
          {formatMessage(texts.housesWith, { text }, market)}
          <Icon name="arrow" />
        </a>
      )}
    </section>
  ))
}

function FoundLink({ hit, type, query }: { hit: Found; type: FoundGroup['type']; query: string }) {
  return (
    <a className="found-link" href={hit.url}>
      <span className="found-picture">
        {hit.image ? <Picture path={hit.image} alt="" sizes="5rem" upTo={320} /> : <Icon name={kindIcons[type]} />}
      </span>
      <span className="found-words">
        <strong>
          <Marked text={hit.title} query={query} />
        </strong>
        <span>
          <Marked text={hit.text} query={query} />
        </span>
      </span>
    </a>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  let end = 0
  return markWords(text, query).map((part) => {
    const start = end
    end += part.text.length
    return part.isMatch ? <mark key={start}>{part.text}</mark> : part.text
  })
}

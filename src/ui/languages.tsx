import { languageNames } from '../editions/table.ts'
import { type EditionKey, type Market, markets } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export interface LanguagesProps {
  market: Market
  messages: Pick<Messages, 'frame'>
  alternates: Record<EditionKey, string>
}

/** Leads to the same page's alternate, each edition by its own name. */
export function Languages({ market, messages, alternates }: LanguagesProps) {
  const { language } = messages.frame
  return (
    <ul className="languages" aria-label={language}>
      {markets.map(({ key }) => (
        <li key={key}>
          <a href={alternates[key]} hrefLang={key} lang={key} aria-current={key === market.key ? 'true' : undefined}>
            {languageNames[key].own}
          </a>
        </li>
      ))}
    </ul>
  )
}

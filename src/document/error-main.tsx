import type { ReactNode } from 'react'
import type { Links } from '../contracts/rich-text.ts'
import type { SiteSettings } from '../contracts/settings.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { href } from '../urls/paths.ts'

/** The editors' texts for error pages, with the pages to which they link. */
export type ErrorWords = SiteSettings['errorPageSettings'] & { links: Links }

export interface ErrorMainProps {
  market: Market
  messages: Messages
  status: number
  /** In place of the site's general words for the status. */
  text?: ReactNode
  /** Null while the edition's settings can't be read: then the site's own texts are shown. */
  words: ErrorWords | null
  /** What the page's button requests again: the URL, with the sent form. */
  again?: Again | undefined
}

interface Again {
  url: string
  form: FormData | null
}

/** The main part of an error page. */
export function ErrorMain({ market, messages, status, text, words, again }: ErrorMainProps) {
  const texts = messages.errors
  return (
    <div className="container error-page">
      <EmptyState level={1} title={errorTitle(messages, status, words)} text={text ?? errorText(messages, status)}>
        {again && <AgainForm {...again} label={texts.tryAgain} />}
        <a className={again ? 'button' : 'button primary'} href={href.home()}>
          {words?.buttonText ?? texts.toFrontPage}
        </a>
        <a className="button" href={href.search(market)}>
          {texts.toSearch}
        </a>
      </EmptyState>
    </div>
  )
}

/** Fields whose values are never written into a page. A form with one of them has to be typed again. */
const secretField = /password|^repeat$/

/** More than any form of this site has: a page that refuses a request must not be larger than the request. */
const maxReturned = { fields: 200, characters: 20_000 }

/** Sends the same form again, so that nothing has to be typed again. Files can't be given back. */
function AgainForm({ url, form, label }: Again & { label: string }) {
  const fields = form && returnedFields(form)
  if (!fields) return <ButtonLink href={url}>{label}</ButtonLink>
  return (
    <form method="post" action={url}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come several times, and nothing moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{label}</Button>
    </form>
  )
}

/** Names and values of the texts; null for a form that is not given back. */
function returnedFields(form: FormData): [string, string][] | null {
  const fields: [string, string][] = []
  let characters = 0
  for (const [name, value] of form) {
    if (secretField.test(name)) return null
    if (typeof value !== 'string') continue
    characters += name.length + value.length
    if (fields.push([name, value]) > maxReturned.fields || characters > maxReturned.characters) return null
  }
  return fields
}

/** The error as heading and document title. */
export function errorTitle({ errors }: Messages, status: number, words: ErrorWords | null): string {
  if (status === 404) return words?.titleNotFound ?? errors.notFoundTitle
  if (status === 429) return errors.tooManyTitle
  return status < 500 ? errors.refusedTitle : (words?.titleError ?? errors.brokenTitle)
}

function errorText({ errors }: Messages, status: number): string {
  if (status === 404) return errors.notFoundText
  if (status === 413) return errors.tooMuchText
  if (status === 429) return errors.tooManyText
  return status < 500 ? errors.refusedText : errors.brokenText
}

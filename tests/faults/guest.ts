import * as v from 'valibot'
import { EnvelopeSchema } from '../../src/contracts/envelope.ts'
import { href } from '../../src/urls/paths.ts'
import { typedGuest } from '../guests/typed-guest.ts'

const OfferSchema = EnvelopeSchema(v.object({ arrivals: v.array(v.object({ arrival: v.string() })) }))

export interface Visit {
  status: number
  location: string
  cacheControl: string
  html: string
  seconds: number
}

/** One browser with its cookies. */
export class Guest {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** The whole reply, down to the last byte; a reply that breaks off, or none at all, has the status 0. */
  async visit(path: string, form?: Record<string, string>): Promise<Visit> {
    const started = performance.now()
    try {
      const response = await fetch(this.#origin + path, {
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        this.#cookies.set(name, value)
      }
      return {
        status: response.status,
        location: response.headers.get('location') ?? '',
        cacheControl: response.headers.get('cache-control') ?? '',
        html: await response.text(),
        seconds: (performance.now() - started) / 1000,
      }
    } catch {
      return { status: 0, location: '', cacheControl: '', html: '', seconds: (performance.now() - started) / 1000 }
    }
  }

  /** Saves a house and goes as far as the last step with it, at the `nth` of its free weeks. */
  async beginBooking(house: string, nth: number): Promise<void> {
    const lodging = house.replace(/^\/[a-z]+-|\/$/g, '')
    const offer = await fetch(`${this.#origin}/api/price/?lodging=${lodging}&arrival=2027-05-01&duration=7&adults=2`)
    const { arrivals } = v.parse(OfferSchema, await offer.json()).data
    const arrival = arrivals[nth]?.arrival
    if (arrival === undefined) throw new Error(`${lodging} has no ${nth + 1} free weeks`)
    await this.visit(`${href.booking()}?lodging=${lodging}&arrival=${arrival}&duration=7`)
    await this.visit(href.bookingStep(1), { arrival, duration: '7', ...party })
    const { location } = await this.visit(href.bookingStep(2), { ...typedGuest, comment: '' })
    if (location !== href.bookingStep(3)) throw new Error(`The last step is not open: ${location}`)
  }

  logIn({ email, password }: { email: string; password: string }): Promise<Visit> {
    return this.visit(href.login('guest'), { email, password })
  }

  saveHouse(lodgingId: string): Promise<Visit> {
    return this.visit(href.favorites(), { lodgingId })
  }

  /** Looks at the last step and presses its button. */
  async press(seen?: string): Promise<Visit> {
    const page = seen ?? (await this.visit(href.bookingStep(3))).html
    return this.visit(href.bookingStep(3), { ...hiddenFields(formTo(page, href.bookingStep(3))), terms: 'yes' })
  }
}

/** The HTML of the page's form with that action. */
function formTo(html: string, action: string): string {
  return new RegExp(`<form[^>]* action="${action}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? ''
}

/** Hidden fields of a page's forms. */
export function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

const party = { adults: '2', children: '0', infants: '0', pets: '0' }

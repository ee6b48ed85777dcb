/** What a crawler reads of a page. */
export interface ReadPage {
  headings: number
  /** Sections without any heading in them. */
  headless: number
  title: string
  description: string
  robots: string
  canonical: string
  /** Language → address. */
  alternates: Map<string, string>
  /** Absolute, without fragments. */
  links: string[]
}

/** @param address of the page, which its links are relative to */
export function readPage(html: string, address: string): ReadPage {
  const tags = [...html.matchAll(/<(a|link|meta|h1)\b([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attribute: attributesOf(attributes),
  }))
  const meta = (name: string) =>
    tags.find((tag) => tag.name === 'meta' && tag.attribute.name === name)?.attribute.content ?? ''
  const links = tags.filter(({ name }) => name === 'link')
  return {
    headings: tags.filter(({ name }) => name === 'h1').length,
    headless: headlessSections(html),
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: links.find(({ attribute }) => attribute.rel === 'canonical')?.attribute.href ?? '',
    alternates: new Map(
      links.flatMap(({ attribute: { rel, hreflang, href } }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    links: [
      ...new Set(
        tags.flatMap(({ name, attribute: { href, rel = '' } }) => {
          if (name !== 'a' || !href || rel.includes('nofollow') || !URL.canParse(href, address)) return []
          const url = new URL(href, address)
          url.hash = ''
          return /^https?:$/.test(url.protocol) ? [url.href] : []
        }),
      ),
    ],
  }
}

function headlessSections(html: string): number {
  const open: { hasHeading: boolean }[] = []
  let headless = 0
  for (const [, end, name] of html.matchAll(/<(\/?)(section|h[1-6])\b/g)) {
    if (name !== 'section') for (const section of open) section.hasHeading = true
    else if (end === '') open.push({ hasHeading: false })
    else if (open.pop()?.hasHeading === false) headless += 1
  }
  return headless
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z:-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

export function decoded(text: string): string {
  return text.replace(/&([a-z]+|#x?[\da-f]+);/gi, (entity, name) => entities[name] ?? entity)
}

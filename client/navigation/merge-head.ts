import type { HeadFacts } from '../../src/contracts/payload.ts'

/** The head says of the new page what its document would. What every page has stays. */
export function mergeHead(root: Document, head: HeadFacts): void {
  const { title, description, robots, canonical, alternates, image } = head
  root.title = title
  const facts = [
    ['name', 'description', description],
    ['name', 'robots', robots],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
  ] as const
  const written = [
    ...facts.flatMap(([key, name, content]) =>
      content === null ? [] : [element(root, 'meta', { [key]: name, content })],
    ),
    ...(canonical === null ? [] : [element(root, 'link', { rel: 'canonical', href: canonical })]),
    ...alternates.map((alternate) => element(root, 'link', { rel: 'alternate', ...alternate })),
  ]
  const old = [
    ...facts.map(([key, name]) => `meta[${key}="${name}"]`),
    'link[rel=canonical]',
    'link[rel=alternate][hreflang]',
    'link[rel=alternate][type="text/markdown"]',
  ]
  for (const each of root.head.querySelectorAll(old.join())) each.remove()
  // Of the page that was loaded; programs that read it load pages whole.
  for (const each of root.querySelectorAll('script[type="application/ld+json"]')) each.remove()
  root.head.append(...written)
}

function element(root: Document, name: string, attributes: Record<string, string>): HTMLElement {
  const made = root.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

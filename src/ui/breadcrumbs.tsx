import type { Messages } from '../markets/messages/messages.ts'

export interface BreadcrumbsProps {
  messages: Pick<Messages, 'layout'>
  /** From the outermost inwards, without the page itself. */
  parents: readonly { title: string; path: string }[]
  current: string
}

/** The way from the outermost page to this one; nothing on an outermost page, whose title says it already. */
export function Breadcrumbs({ messages, parents, current }: BreadcrumbsProps) {
  if (parents.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={messages.layout.breadcrumbs}>
      <ol>
        {parents.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

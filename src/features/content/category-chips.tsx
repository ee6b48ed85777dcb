import type { LinkTarget } from '../../contracts/link-target.ts'

/** Links to the categories that have a page in this edition. */
export function CategoryChips({ categories }: { categories: readonly LinkTarget[] }) {
  const linked = categories.filter(({ path }) => path !== null)
  if (linked.length === 0) return null
  return (
    <ul className="tags">
      {linked.map(({ id, title, path }) => (
        <li key={id}>
          <a className="chip" href={path ?? ''}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

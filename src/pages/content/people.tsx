import type { Employee } from '../../contracts/sections.ts'
import { Picture } from '../../ui/picture.tsx'

export function People({ title, people }: { title: string; people: readonly Employee[] }) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul className="people">
        {people.map((person) => (
          <li key={person.sys.id}>
            {person.image && (
              <Picture
                path={person.image.url}
                alt={person.image.description}
                sizes="(min-width: 60rem) 14rem, 45vw"
                upTo={640}
              />
            )}
            <h3>{person.name}</h3>
            <p>{person.jobTitle}</p>
            {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Employee } from '../../contracts/sections.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Marked } from '../../ui/marks.tsx'
import { Picture } from '../../ui/picture.tsx'
import { telephone } from '../../urls/paths.ts'
import type { OfficeTeam } from './load.ts'

interface PeopleProps {
  request: RenderContext
  people: readonly Employee[]
  level: 3 | 4
}

/** People with their pictures and contact details. Former employees are not shown. */
export function People({ request: { market, messages }, people, level }: PeopleProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="people">
      {people
        .filter(({ isArchived }) => !isArchived)
        .map((person) => (
          <Marked key={person.sys.id} entry={person.sys.id} type="employee">
            <li>
              {person.image ? (
                <Picture
                  path={person.image.url}
                  alt={person.image.description}
                  sizes="(min-width: 60rem) 14rem, 45vw"
                  upTo={640}
                />
              ) : (
                <span className="initials" aria-hidden="true">
                  {initialsOf(person.name)}
                </span>
              )}
              <Heading>{person.name}</Heading>
              <p>{person.jobTitle}</p>
              {person.phone && (
                <a
                  href={telephone(person.phone)}
                  aria-label={`${person.phone}, ${formatMessage(messages.people.call, { name: person.name }, market)}`}
                >
                  {person.phone}
                </a>
              )}
              {person.email && <MailLink email={person.email} />}
            </li>
          </Marked>
        ))}
    </ul>
  )
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
}

/** Allows a line break before the @ in a narrow column. */
function MailLink({ email }: { email: string }) {
  const at = email.indexOf('@')
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}

/** All people by office. */
export function Teams({ request, teams }: { request: RenderContext; teams: readonly OfficeTeam[] }) {
  return (
    <div className="teams">
      {teams.map(({ office, people }) => (
        <section key={office?.title ?? ''} className="stack">
          <h3>
            {office?.path ? (
              <a href={office.path}>{office.title}</a>
            ) : (
              (office?.title ?? request.messages.people.everywhere)
            )}
          </h3>
          <People request={request} people={people} level={4} />
        </section>
      ))}
    </div>
  )
}

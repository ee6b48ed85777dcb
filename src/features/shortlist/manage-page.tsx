import { Fragment } from 'react'
import { copyLinkAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { href } from '../../urls/paths.ts'
import type { Shortlist } from './contract.ts'
import { loadBoard } from './load.ts'
import type { Moderation } from './object/shortlist-object.ts'
import { createShortlistStore } from './object/shortlist-store.ts'
import { endedPage, Privacy, secretPage } from './page-parts.tsx'
import { keep, shortlistAdminCookie } from './person.ts'
import { codesOf, lodgingsOf, shortTitles } from './rules.ts'

/** The maker's own page: the link for the others, tidying up, and the list's end. Its URL is the key to it. */
export async function loadManagePage(request: RenderContext, secret: string, admin: string): Promise<LoaderResult> {
  const { form, path, method } = request
  const shortlists = request.store(createShortlistStore)
  const opened = await shortlists.open(secret)
  if (opened.kind === 'gone') return endedPage(request)
  if (opened.kind === 'none' || !(await shortlists.isAdmin(secret, admin))) return { kind: 'not-found' }
  if (method === 'POST') {
    const moderation = readModeration(form)
    if (!moderation) return { kind: 'refused' }
    await shortlists.moderate(secret, admin, moderation)
    return seeOther(path)
  }
  keep(request, secret, shortlistAdminCookie, admin)
  const board = await loadBoard(request, opened.list)
  const titles = new Map(board?.map(({ id, title }) => [id, title]))
  return secretPage(
    request,
    request.messages.shortlist.manageTitle,
    <ManagePage request={request} secret={secret} list={opened.list} titles={titles} />,
  )
}

function readModeration(form: FormData | null): Moderation | null {
  const kind = form?.get('action')
  if (kind === 'end') return { kind }
  const id = Number(form?.get('id'))
  return (kind === 'comment' || kind === 'house') && Number.isSafeInteger(id) ? { kind, id } : null
}

interface ManagePageProps {
  request: RenderContext
  secret: string
  list: Shortlist
  /** Of the options, by their ids; empty while the search does not answer. */
  titles: ReadonlyMap<number, string>
}

function ManagePage({ request, secret, list, titles }: ManagePageProps) {
  const { messages, market, origin, path } = request
  const texts = messages.shortlist
  const link = href.shortlist(secret)
  const nameOf = (person: number) => list.people.find(({ id }) => id === person)?.name ?? ''
  return (
    <div className="content container share">
      <header className="content-head">
        <h1>{texts.manageTitle}</h1>
        <p className="lead">{texts.manageLead}</p>
      </header>
      <section className="panel share-link">
        <TextField name="link" label={texts.link} value={origin + link} readOnly data-shared-link="" />
        <div className="actions">
          <ButtonLink href={link} iconLast icon="arrow">
            {texts.open}
          </ButtonLink>
          <Button kind="secondary" type="button" {...{ [copyLinkAttribute]: '' }}>
            {messages.favorites.copy}
          </Button>
        </div>
      </section>
      <section className="board-tidy">
        <h2>{texts.comments}</h2>
        {list.comments.length === 0 ? (
          <p>{texts.noComments}</p>
        ) : (
          <ul>
            {list.comments.map(({ id, person, text }) => (
              <li key={id}>
                <p>
                  <b>{nameOf(person)}</b> {text}
                </p>
                <ModerationForm path={path} kind="comment" id={id} label={texts.removeComment} />
              </li>
            ))}
          </ul>
        )}
        <h2>{texts.houses}</h2>
        <ul>
          {list.houses.map((option) => (
            <li key={option.id}>
              <span>
                {titles.has(option.id) && `${titles.get(option.id)} · `}
                {lodgingsOf(option).map(({ id, name }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ' + '}
                    <a href={href.lodging(market, name)}>{name}</a>
                  </Fragment>
                ))}
              </span>
              <ModerationForm
                path={path}
                kind="house"
                id={option.id}
                label={formatMessage(
                  texts.removeHouse,
                  { house: shortTitles(titles.get(option.id) ?? codesOf(option)) },
                  market,
                )}
              />
            </li>
          ))}
        </ul>
      </section>
      <details>
        <summary>{texts.end}</summary>
        <p>{texts.endText}</p>
        <ModerationForm path={path} kind="end" label={texts.end} />
      </details>
      <Privacy
        request={request}
        until={formatMessage(texts.until, { date: formatDate(market, list.until, 'date') }, market)}
      />
    </div>
  )
}

function ModerationForm({
  path,
  kind,
  id,
  label,
}: {
  path: string
  kind: Moderation['kind']
  id?: number
  label: string
}) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="action" value={kind} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button kind="quiet" type="submit">
        {label}
      </Button>
    </form>
  )
}

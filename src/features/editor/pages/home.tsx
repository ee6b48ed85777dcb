import type { ReactNode } from 'react'
import type { Receipt } from '../../../contracts/purge.ts'
import { languageNames } from '../../../editions/table.ts'
import { markets } from '../../../markets/market.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { RefusedEntry } from '../../content-changes/content-change.ts'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'
import type { PurgeField, PurgeFormResult } from '../purge-form.ts'
import { momentText } from './parts.tsx'
import { ReceiptTable } from './receipts.tsx'

interface HomeProps {
  receipts: readonly Receipt[] | null
  refused: readonly RefusedEntry[] | null
  /** What was wrong with the form that was sent. */
  wrong?: Extract<PurgeFormResult, { kind: 'wrong' }>
  now: number
}

const editions = [
  { value: '', label: 'Choose…' },
  ...markets.map(({ key }) => ({ value: key, label: `${languageNames[key].english} edition` })),
  { value: 'all', label: 'All editions' },
]

/** The forms that purge, and what came of the last purges. */
export function homePage(props: HomeProps): Screen {
  return { title: props.wrong ? 'Error: Purge' : 'Purge', screen: 'home', body: <Home {...props} /> }
}

function Home({ receipts, refused, wrong, now }: HomeProps) {
  const fieldOf = (name: PurgeField) => ({
    name,
    error: wrong?.field === name ? wrong.message : undefined,
    autoFocus: wrong?.field === name,
    defaultValue: wrong?.field === name ? wrong.given : undefined,
  })
  return (
    <>
      <RefusedList entries={refused ?? []} />
      <h1>Purge</h1>
      <p className="lead">
        What you purge is rebuilt from the services’ current data: here at once, everywhere else within five seconds.
      </p>
      <div className="editor-grid">
        <PurgeForm title="A page" action="Purge page">
          <TextField
            {...fieldOf('address')}
            label="Address"
            placeholder="https://… or /about-us/"
            hint="With its entry or house, and its alternates in the other editions."
            autoComplete="off"
            spellCheck={false}
          />
        </PurgeForm>
        <PurgeForm title="An entry" action="Purge entry">
          <TextField
            {...fieldOf('entry')}
            label="Entry id"
            hint="Every page and list that shows it, in all editions."
            autoComplete="off"
            spellCheck={false}
          />
        </PurgeForm>
        <PurgeForm title="A house" action="Purge house">
          <TextField
            {...fieldOf('house')}
            label="House code"
            placeholder="BL1017"
            hint="Its page, and every search that shows it."
            autoComplete="off"
            spellCheck={false}
          />
        </PurgeForm>
        <PurgeForm title="Everything" action="Purge everything" isHeavy>
          <SelectField
            {...fieldOf('edition')}
            label="Edition"
            choices={editions}
            hint="Pages are slower for a few minutes, until they are cached again."
          />
        </PurgeForm>
      </div>
      <h2>Latest purges</h2>
      <ReceiptTable receipts={receipts} now={now} />
    </>
  )
}

interface PurgeFormProps {
  title: string
  action: string
  isHeavy?: boolean
  children: ReactNode
}

function PurgeForm({ title, action, isHeavy = false, children }: PurgeFormProps) {
  return (
    <form method="post" action={editorPaths.purge} className="editor-panel" noValidate>
      <h2>{title}</h2>
      {children}
      <Button type="submit" kind={isHeavy ? 'secondary' : 'primary'}>
        {action}
      </Button>
    </form>
  )
}

/** Entries that the content service has published with faults, each with its fields: their pages are as they last were. */
function RefusedList({ entries }: { entries: readonly RefusedEntry[] }) {
  return entries.map(({ id, contentType, at, faults }) => (
    <Notice
      key={id}
      kind="warning"
      title={`Not shown: ${contentType} ${id}, published ${momentText(at)}`}
      titleLevel={2}
    >
      <p>Its pages are unchanged. Correct the entry and publish it again.</p>
      <ul>
        {faults.map(({ field, locale, reason }) => (
          <li key={`${field} ${locale} ${reason}`}>
            <code>{field}</code>
            {`${locale ? ` (${locale})` : ''}: ${reason}.`}
          </li>
        ))}
      </ul>
    </Notice>
  ))
}

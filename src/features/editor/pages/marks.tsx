import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'

interface MarksProps {
  isOn: boolean
  /** Whether there is a secret to sign the cookie with. */
  hasSecret: boolean
}

/** The switch of the marks. */
export function marksPage(props: MarksProps): Screen {
  return { title: 'Developer marks', screen: 'marks', body: <Marks {...props} /> }
}

function Marks({ isOn, hasSecret }: MarksProps) {
  return (
    <>
      <h1>Developer marks</h1>
      <p className="lead">
        While they are on, pages of this edition tell this browser what their parts are made from. They are built from
        the services’ current data, without any cache, and nobody else sees the marks.
      </p>
      {isOn && (
        <Notice kind="success" title="On in this browser">
          <p>They switch themselves off after four hours. Pages are slower until then.</p>
        </Notice>
      )}
      {hasSecret ? (
        <form method="post" action={editorPaths.marks} className="editor-panel narrow">
          <dl className="editor-facts">
            <dt>
              <code>data-entry-id</code>
            </dt>
            <dd>the entry that the part is made from</dd>
            <dt>
              <code>data-entry-type</code>
            </dt>
            <dd>its content type</dd>
            <dt>
              <code>data-lodging-id</code>
            </dt>
            <dd>
              the house of a house page; on cards of houses it is <code>data-lodging</code>, which is there for everyone
            </dd>
          </dl>
          <input type="hidden" name="marks" value={isOn ? 'off' : 'on'} />
          <Button type="submit" kind={isOn ? 'secondary' : 'primary'}>
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
        </form>
      ) : (
        <Notice kind="warning">
          <p>This site has no EDITOR_SECRET, so the marks cannot be shown.</p>
        </Notice>
      )}
    </>
  )
}

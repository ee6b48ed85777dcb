import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'

interface SignInProps {
  isWrong: boolean
  /** Whether there is a secret that could open the console. */
  hasSecret: boolean
  /** The typed name beside a wrong secret. */
  name?: string
  /** Whether a form was sent after the session had ended: nothing was done. */
  isUndone?: boolean
  /** Page of the console that follows. */
  to: string
}

export function signInPage(props: SignInProps): Screen {
  return { title: 'Sign in', screen: null, body: <SignIn {...props} /> }
}

function SignIn({ isWrong, hasSecret, name, isUndone, to }: SignInProps) {
  return (
    <div className="editor-sign-in">
      <h1>Sign in</h1>
      {isUndone && (
        <Notice kind="warning" title="Your session has ended">
          <p>
            What you have just sent was not carried out. Once you have signed in, you will be back where you were: check
            it there and send it again.
          </p>
        </Notice>
      )}
      {hasSecret ? (
        <form method="post" action={editorPaths.signIn} className="editor-panel">
          <input type="hidden" name="to" value={to} />
          <p>Open the secret link that you were given, or type the secret. It lasts for four hours on this edition.</p>
          <TextField
            name="secret"
            autoFocus={isWrong}
            label="Secret"
            type="password"
            autoComplete="current-password"
            required
            error={isWrong ? 'That is not the secret.' : undefined}
          />
          <TextField
            name="name"
            label="Your name"
            hint="Your colleagues see it beside what you approve, cancel or purge."
            autoComplete="name"
            defaultValue={name}
            maxLength={80}
          />
          <Button type="submit" wide>
            Sign in
          </Button>
        </form>
      ) : (
        <Notice kind="warning" title="This console opens only through Cloudflare Access">
          <p>You are not signed in there, or your session has ended. Ask whoever runs the site for access.</p>
        </Notice>
      )}
    </div>
  )
}

import type { ComponentProps } from 'react'
import type { GuestField, TypedGuest } from '../../contracts/guest.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { emailInput } from '../../ui/email-input.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { SharedDeviceField } from '../../ui/shared-device.tsx'
import { countryChoices } from './countries.ts'

export interface GuestFieldsProps {
  request: RenderContext
  typed: Readonly<TypedGuest>
  errors: Partial<Record<string, string>>
  /** ISO code. */
  ownCountry: string
  isFromAccount: boolean
  isLoggedOut: boolean
  /** Of the page that says what becomes of the data; an edition without one has no link. */
  privacyPath?: string
}

type InputHelp = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'type' | 'maxLength'
>

type GuestTexts = Messages['booking']['guest']
type GuestControl = { width?: 'half' | 'third' | 'whole' } & (
  | { control: 'text'; input: InputHelp; hint?: Extract<keyof GuestTexts, `${string}Hint`> }
  | { control: 'country' }
  | { control: 'comment' }
)

/** How each field is asked for, in their order; its label is the text of its name. */
const controls: Record<GuestField, GuestControl> = {
  firstName: { width: 'half', control: 'text', input: { autoComplete: 'given-name', maxLength: 80 } },
  lastName: { width: 'half', control: 'text', input: { autoComplete: 'family-name', maxLength: 80 } },
  email: { width: 'half', control: 'text', input: emailInput, hint: 'emailHint' },
  phone: {
    width: 'half',
    control: 'text',
    input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 24 },
    hint: 'phoneHint',
  },
  address: { width: 'whole', control: 'text', input: { autoComplete: 'street-address', maxLength: 160 } },
  postalCode: { width: 'third', control: 'text', input: { autoComplete: 'postal-code', maxLength: 12 } },
  city: { width: 'third', control: 'text', input: { autoComplete: 'address-level2', maxLength: 80 } },
  country: { width: 'third', control: 'country' },
  comment: { control: 'comment' },
}

/** Who rents the house. What was typed stands there again, right or wrong. */
export function GuestFields(props: GuestFieldsProps) {
  const { request, isFromAccount, isLoggedOut, privacyPath } = props
  const { messages } = request
  const texts = messages.booking.guest
  return (
    <fieldset className="panel">
      <legend>{texts.legend}</legend>
      <p className="lead">{isFromAccount ? texts.fromAccount : texts.lead}</p>
      {isLoggedOut && (
        <p className="log-in-first">
          {texts.haveAccount}{' '}
          <Button kind="quiet" type="submit" name="intent" value="login">
            {texts.logIn}
          </Button>
        </p>
      )}
      <div className="field-grid">
        {(Object.keys(controls) as GuestField[]).map((name) => (
          <div key={name} className={controls[name].width}>
            <GuestInput {...props} name={name} />
          </div>
        ))}
      </div>
      <SharedDeviceField messages={messages} isShared={request.cookies.isShared()} />
      {privacyPath && (
        <p className="field-hint">
          <a href={privacyPath} target="_blank" rel="noopener">
            {`${texts.privacy} (${messages.frame.newWindow})`}
          </a>
        </p>
      )}
    </fieldset>
  )
}

type GuestInputProps = Pick<GuestFieldsProps, 'request' | 'typed' | 'errors' | 'ownCountry'> & { name: GuestField }

function GuestInput({ request, typed, errors, ownCountry, name }: GuestInputProps) {
  const { market, messages } = request
  const texts = messages.booking.guest
  const control = controls[name]
  const shown = { label: texts[name], error: errors[name] }
  if (control.control === 'country') {
    return (
      <SelectField
        name={name}
        {...shown}
        autoComplete="country"
        choices={countryChoices(market, ownCountry)}
        defaultValue={typed[name] || ownCountry}
      />
    )
  }
  if (control.control === 'comment') {
    return (
      <TextAreaField
        name={name}
        {...shown}
        label={formatMessage(texts.optional, { field: texts[name] }, market)}
        defaultValue={typed[name]}
        maxLength={1000}
      />
    )
  }
  const { input, hint } = control
  return <TextField {...input} name={name} {...shown} hint={hint && texts[hint]} defaultValue={typed[name]} required />
}

import type { ComponentProps } from 'react'
import type { GuestField } from '../../contracts/booking-forms.ts'
import { say } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { emailInput } from '../../ui/email-input.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { SharedDeviceField } from '../../ui/shared-device.tsx'
import { countryChoices } from './countries.ts'

export interface GuestFieldsProps {
  request: RenderContext
  typed: Readonly<Record<GuestField, string>>
  errors: Partial<Record<string, string>>
  /** ISO code. */
  ownCountry: string
  isFromAccount: boolean
  /** Of the page that says what becomes of the data; an edition without one has no link. */
  privacyPath?: string
}

type InputHelp = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'type' | 'maxLength'
>

const help: Record<Exclude<GuestField, 'country' | 'comment'>, InputHelp & { part: 'half' | 'third' | 'whole' }> = {
  firstName: { part: 'half', autoComplete: 'given-name', maxLength: 80 },
  lastName: { part: 'half', autoComplete: 'family-name', maxLength: 80 },
  email: { part: 'half', ...emailInput },
  phone: { part: 'half', autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 24 },
  address: { part: 'whole', autoComplete: 'street-address', maxLength: 160 },
  postalCode: { part: 'third', autoComplete: 'postal-code', maxLength: 12 },
  city: { part: 'third', autoComplete: 'address-level2', maxLength: 80 },
}

/** Who rents the house. What was typed stands there again, right or wrong. */
export function GuestFields(props: GuestFieldsProps) {
  const { request, typed, errors, ownCountry, isFromAccount, privacyPath } = props
  const { market, messages } = request
  const texts = messages.booking.guest
  const field = (name: keyof typeof help, hint?: string) => {
    const { part, ...input } = help[name]
    return (
      <div className={part}>
        <TextField
          {...input}
          name={name}
          label={texts[name]}
          hint={hint}
          error={errors[name]}
          defaultValue={typed[name]}
          required
        />
      </div>
    )
  }
  return (
    <fieldset className="panel">
      <legend>{texts.legend}</legend>
      <p className="lead">{isFromAccount ? texts.fromAccount : texts.lead}</p>
      <div className="field-grid">
        {field('firstName')}
        {field('lastName')}
        {field('email', texts.emailHint)}
        {field('phone', texts.phoneHint)}
        {field('address')}
        {field('postalCode')}
        {field('city')}
        <div className="third">
          <SelectField
            name="country"
            label={texts.country}
            error={errors.country}
            autoComplete="country"
            choices={countryChoices(market, ownCountry)}
            defaultValue={typed.country || ownCountry}
          />
        </div>
        <div>
          <TextAreaField
            name="comment"
            label={say(texts.optional, { field: texts.comment }, market)}
            error={errors.comment}
            defaultValue={typed.comment}
            maxLength={1000}
          />
        </div>
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

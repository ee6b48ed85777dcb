import type { ComponentProps } from 'react'
import type { ChosenItem, Party } from '../../contracts/booking.ts'
import { houseField } from '../../contracts/booking-forms.ts'
import {
  countryCodes,
  type GuestField,
  isRequiredOfGuest,
  longestAddress,
  longestCity,
  longestPostcode,
  type TypedGuest,
} from '../../contracts/guest.ts'
import type { BookingOptionItemPrice } from '../../contracts/lodging.ts'
import type { SiteSettings } from '../../contracts/settings.ts'
import { longestComment, longestName, longestPhone } from '../../contracts/typed-text.ts'
import { isPetItem } from '../../domain/booking/pet-items.ts'
import { isPartOfTotal, timesCharged } from '../../domain/prices.ts'
import { homeCountries } from '../../editions/table.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { emailInput } from '../../ui/email-input.ts'
import { type Choice, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { SharedDeviceField } from '../../ui/shared-device.tsx'
import { QuantityList } from '../../ui/stepper.tsx'
import { BesideLink } from './booking-layout.tsx'

export interface GuestFieldsProps {
  request: RenderContext
  typed: Readonly<TypedGuest>
  errors: Partial<Record<string, string>>
  /** ISO code. */
  ownCountry: string
  isFromAccount: boolean
  isLoggedOut: boolean
  /** Page of the privacy policy; an edition without one has no link. */
  privacyPath: string | undefined
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

/** The control of each field, in their order; its label is the text of its name. */
const controls: Record<GuestField, GuestControl> = {
  firstName: { width: 'half', control: 'text', input: { autoComplete: 'given-name', maxLength: longestName } },
  lastName: { width: 'half', control: 'text', input: { autoComplete: 'family-name', maxLength: longestName } },
  email: { width: 'half', control: 'text', input: emailInput, hint: 'emailHint' },
  phone: {
    width: 'half',
    control: 'text',
    input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: longestPhone },
    hint: 'phoneHint',
  },
  address: {
    width: 'whole',
    control: 'text',
    input: { autoComplete: 'street-address', maxLength: longestAddress },
  },
  postalCode: {
    width: 'third',
    control: 'text',
    input: { autoComplete: 'postal-code', maxLength: longestPostcode },
  },
  city: { width: 'third', control: 'text', input: { autoComplete: 'address-level2', maxLength: longestCity } },
  country: { width: 'third', control: 'country' },
  comment: { control: 'comment' },
}

/** The fields of the guest, with what was typed, right or wrong. */
export function GuestFields(props: GuestFieldsProps) {
  const { request, isFromAccount, isLoggedOut } = props
  const { messages } = request
  const texts = messages.booking.guest
  return (
    <fieldset className="panel guest-fields">
      <legend>{texts.legend}</legend>
      {isFromAccount && <p className="lead">{texts.fromAccount}</p>}
      {isLoggedOut && (
        <p className="log-in-first">
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
      <DetailsKept {...props} />
    </fieldset>
  )
}

/** What becomes of the details. */
function DetailsKept({ request, privacyPath }: Pick<GuestFieldsProps, 'request' | 'privacyPath'>) {
  const { messages } = request
  const texts = messages.booking.guest
  return (
    <div className="details-kept">
      <SharedDeviceField messages={messages} isShared={request.cookies.isShared()} />
      <p className="field-hint">
        {texts.lead} <BesideLink messages={messages} path={privacyPath} text={texts.privacy} />
      </p>
    </div>
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
        maxLength={longestComment}
      />
    )
  }
  const { input, hint } = control
  return (
    <TextField
      {...input}
      name={name}
      {...shown}
      hint={hint && texts[hint]}
      defaultValue={typed[name]}
      required={isRequiredOfGuest(name)}
    />
  )
}

/** The country that the form shows until another is chosen. */
export function ownCountryOf(market: Market, settings: SiteSettings | null): string {
  return settings?.language.defaultCountry ?? homeCountries[market.key].code
}

/** Countries by name in the edition's order, its own country first. */
function countryChoices(market: Market, own: string): Choice[] {
  const names = new Intl.DisplayNames(market.formatLocale, { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => Number(b.value === own) - Number(a.value === own) || a.label.localeCompare(b.label, market.locale))
}

export interface ExtrasFieldsProps {
  request: RenderContext
  itemPrices: readonly BookingOptionItemPrice[]
  chosen: readonly ChosenItem[]
  nights: number
  party: Pick<Party, 'adults' | 'children'>
  /** House of an order of several; with the mark of its draft where it is not the first. */
  of?: { name: string; mark?: string }
}

/** Add-ons, none of them chosen in advance. */
export function ExtrasFields({ request, itemPrices, chosen, nights, party, of }: ExtrasFieldsProps) {
  const { market, messages } = request
  const texts = messages.booking.extras
  const extras = itemPrices.filter(
    (each) => !each.isMandatory && isPartOfTotal(each) && !isPetItem(each) && each.maxQuantity > 0,
  )
  if (extras.length === 0) return null
  return (
    <fieldset className="panel" id={houseField('extras', of?.mark)}>
      <legend>
        {of
          ? formatMessage(messages.bookingFlow.together.extras, { title: texts.title, house: of.name }, market)
          : texts.title}
      </legend>
      <p className="lead">{texts.lead}</p>
      <QuantityList
        house={of?.mark}
        market={market}
        texts={messages.layout.stepper}
        choices={extras.map((extra) => {
          const { itemId, item, unitPrice, minQuantity, maxQuantity } = extra
          const times = timesCharged(extra, nights, party)
          const values = { price: formatMoney(market, unitPrice), per: item.unitName }
          const sum = { count: times, amount: formatMoney(market, unitPrice * times) }
          return {
            itemId,
            description: item.description,
            price: formatMessage(times > 1 ? texts.eachTimes : texts.each, { ...values, ...sum }, market),
            without: item.type === 'cleaning' ? texts.withoutCleaning : undefined,
            min: minQuantity,
            max: maxQuantity,
            chosen: chosen.find((choice) => choice.itemId === itemId)?.quantity ?? 0,
          }
        })}
      />
    </fieldset>
  )
}

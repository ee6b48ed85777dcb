import { draftField, type FieldFault, houseField, stepFormId } from '../../contracts/booking-forms.ts'
import { examplePostcode, guestFields, nothingTyped, type TypedGuest } from '../../contracts/guest.ts'
import { type AddressKey, addressKeys } from '../../contracts/session.ts'
import { forecastGuests } from '../../domain/consumption.ts'
import { invalidChoices } from '../../domain/prices.ts'
import type { Draft } from '../../drafts/draft.ts'
import { Island } from '../../islands/island.tsx'
import { draftAttribute } from '../../islands/protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { countryName } from '../../markets/country-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { BookingLayout, bookingPage } from './booking-layout.tsx'
import BookingTotal from './booking-total.island.tsx'
import { ExtrasFields, GuestFields, ownCountryOf } from './guest-fields.tsx'
import type { Hold } from './hold.ts'
import { type BookingStay, expectedUse, quoteOf, validItems } from './load.ts'
import { changeSince, PriceChanged, quoteField, signedOffers } from './price-changes.tsx'
import { StepEnd } from './step-end.tsx'
import { isChecked } from './stored-draft.ts'
import { orderedTotal } from './summary.tsx'
import { alsoOf, isBroken, type Mate, readTogether } from './together.tsx'

export interface GuestPageOptions {
  status?: 200 | 422
  faults?: readonly FieldFault[]
  refusal?: string
  hold?: Hold
}

/** Step 2. */
export async function guestPage(
  request: RenderContext,
  draft: Draft,
  stay: BookingStay,
  { status = 200, faults = [], refusal, hold }: GuestPageOptions = {},
): Promise<LoaderResult> {
  const { market, messages } = request
  const { booking, card } = messages
  const settings = await request.routes.settings(market)
  const privacy = settings && (await request.routes.path(market, settings.bookingFlow.privacyPageId))
  const account = await accountGuest(request)
  const typed = isChecked(request) || !account ? draft.guest : withAccount(draft.guest, account)
  const errors = faults.map((fault) => ({ name: fault.field, message: faultText(request, fault) }))
  const change = changeSince(draft.shown, stay)
  const together = await readTogether(request, draft)
  const others = together?.isOrder ? together.mates : []
  const also = alsoOf(request, together)
  const quote = quoteOf(stay, draft.items, draft.party)
  const isChanged = change !== null || others.some((mate) => mate.change)
  const next = isChanged ? messages.bookingFlow.change.accept : booking.next
  const signed = await signedOffers(request, { ...draft, items: validItems(stay, draft.items) }, stay)
  const notice = (
    <>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {change && <PriceChanged request={request} change={change} />}
      {[{ found: stay, draft }, ...others].some(hasGoneItems) && <Notice kind="warning">{booking.extras.gone}</Notice>}
    </>
  )
  const main = (
    <BookingLayout
      request={request}
      draft={draft}
      step={2}
      hold={hold}
      together={together}
      settings={settings}
      errors={errors}
      notice={notice}
    >
      {/* What the enter key presses: the first button of a form, which is not to be the update or the login. */}
      <button type="submit" form={stepFormId} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div className="booking-form">
        <form
          id={stepFormId}
          method="post"
          action={href.bookingStep(2)}
          noValidate
          {...{ [draftAttribute.form]: draft.mark ?? '', [draftAttribute.saved]: '' }}
        >
          <input type="hidden" name={draftField} value={draft.mark ?? ''} />
          <input type="hidden" name={quoteField} value={signed} />
          <GuestFields
            request={request}
            typed={typed ?? nothingTyped}
            isFromAccount={account !== null && JSON.stringify(typed) !== JSON.stringify(draft.guest)}
            isLoggedOut={!request.session.isLikely()}
            errors={Object.fromEntries(errors.map(({ name, message }) => [name, message]))}
            ownCountry={ownCountryOf(market, settings)}
            privacyPath={privacy?.path}
          />
          <ExtrasFields
            request={request}
            itemPrices={stay.itemPrices}
            chosen={validItems(stay, draft.items)}
            nights={draft.stay.duration}
            party={draft.party}
            {...(others.length > 0 && { of: { name: stay.house.name } })}
          />
          {others.map((other) => (
            <OtherExtras key={other.mark} request={request} mate={other} />
          ))}
          <p className="without-scripts">
            <Button kind="secondary" type="submit" name="intent" value="update">
              {booking.stay.update}
            </Button>
          </p>
          <StepEnd
            market={market}
            label={booking.summary.total}
            total={quote && orderedTotal(quote.total, also)}
            back={{ path: href.bookingStep(1), label: booking.back }}
          >
            <Button kind={isBroken(together) ? 'secondary' : 'primary'} type="submit" icon="arrow" iconLast>
              {next}
            </Button>
          </StepEnd>
        </form>
      </div>
      <aside aria-label={booking.summary.title}>
        {stay.option && (
          <Island
            name="booking-total"
            component={BookingTotal}
            on="idle"
            className="contents"
            props={{
              market,
              formId: stepFormId,
              next,
              isBroken: isBroken(together),
              texts: { summary: booking.summary, stay: booking.stay },
              nights: card.nights,
              house: stay.house,
              chosen: {
                party: partyText(market, messages, draft.party),
                change: booking.change,
                path: href.bookingStep(1),
              },
              option: stay.option,
              itemPrices: stay.itemPrices,
              items: validItems(stay, draft.items),
              party: draft.party,
              use: expectedUse(stay, draft.party),
              guests: forecastGuests(draft.party, stay.house),
              also,
              others: others.flatMap((mate) => countedHouse(request, mate)),
            }}
          />
        )}
      </aside>
    </BookingLayout>
  )
  return bookingPage(request, status, booking.headings.step2, main, draft)
}

function hasGoneItems({ found, draft: { items } }: Pick<Mate, 'found' | 'draft'>): boolean {
  return found !== null && invalidChoices(found.itemPrices, items).length > 0
}

function countedHouse({ market, messages }: RenderContext, { mark, found, draft }: Mate) {
  if (!found?.option) return []
  const { option, itemPrices, house } = found
  const { party } = draft
  const guests = partyText(market, messages, party)
  return [
    { mark, title: house.title, partyText: guests, option, itemPrices, items: validItems(found, draft.items), party },
  ]
}

/** The add-ons of another house of the order. */
function OtherExtras({ request, mate }: { request: RenderContext; mate: Mate }) {
  const { mark, name, draft, found, signed } = mate
  if (!found) return null
  return (
    <>
      <input type="hidden" name={houseField(quoteField, mark)} value={signed} />
      <ExtrasFields
        request={request}
        itemPrices={found.itemPrices}
        chosen={validItems(found, draft.items)}
        nights={draft.stay.duration}
        party={draft.party}
        of={{ name, mark }}
      />
    </>
  )
}

function faultText({ market, messages }: RenderContext, { field, kind, max = 0, country = '' }: FieldFault): string {
  const { errors, booking } = messages
  const isGuestField = guestFields.find((name) => name === field)
  const label = isGuestField ? booking.guest[isGuestField] : field
  const texts = {
    required: errors.required,
    email: errors.invalidEmail,
    phone: errors.invalidPhone,
    postcode: booking.guest.postcodeFormat,
    'too-long': errors.tooLong,
    characters: booking.guest.characters,
    check: booking.guest.check,
  }
  const postcode = kind === 'postcode' && { country: countryName(market, country), example: examplePostcode(country) }
  return formatMessage(texts[kind], { field: label, max, ...postcode }, market)
}

/**
 * The guest's details from the account. Null without a login, and while the auth service does not answer: then they are
 * typed.
 */
async function accountGuest({ session, services }: RenderContext): Promise<TypedGuest | null> {
  if (!session.isLikely()) return null
  const current = await nullIfFailed(session.current())
  if (!current) return null
  const { user, token } = current
  const metas = await nullIfFailed(services.auth.userMetas(token, addressKeys))
  const address = (key: AddressKey) => metas?.find(({ metaKey }) => metaKey === key)?.metaValue ?? ''
  return {
    ...nothingTyped,
    firstName: user?.firstname ?? '',
    lastName: user?.lastname ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    address: address('address'),
    postalCode: address('postalCode'),
    city: address('city'),
    country: address('country'),
  }
}

/** The typed details completed by the account's. A postal address is taken from one of the two as a whole. */
function withAccount(typed: TypedGuest | null, account: TypedGuest): TypedGuest {
  if (!typed) return account
  const addressOf = addressKeys.some((key) => key !== 'country' && typed[key] !== '') ? typed : account
  return {
    ...typed,
    firstName: typed.firstName || account.firstName,
    lastName: typed.lastName || account.lastName,
    email: typed.email || account.email,
    phone: typed.phone || account.phone,
    address: addressOf.address,
    postalCode: addressOf.postalCode,
    city: addressOf.city,
    country: addressOf.country || typed.country,
  }
}

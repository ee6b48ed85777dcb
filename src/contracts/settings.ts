import * as v from 'valibot'
import { isIsoDay } from './calendar.ts'
import { ConfigurationError } from './configuration-error.ts'
import { consentCategories } from './consent.ts'
import { TypedEmailSchema } from './email.ts'
import { AssetSchema, requiredCollectionOf } from './entry.ts'
import { IsoDateSchema } from './lodging.ts'
import { isDocument, type RichText, RichTextSchema } from './rich-text.ts'

const ClockSchema = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/))
/** A day of any year, as 03-15. */
const MonthDaySchema = v.pipe(
  v.string(),
  v.check((text) => isIsoDay(`2028-${text}`), 'Not a month and a day'),
)

/**
 * Opening hours as ordered rules: the first rule that a day meets is the day's. A rule without `dates`, `season` or
 * `weekdays` meets every day. `season` is two month-days, both included; weekdays are ISO, Monday 1. No hours = closed.
 * Hours are Europe/Copenhagen; `emailOnly` names the time of day from which only e-mail is answered.
 */
export const OpeningHoursSchema = v.array(
  v.object({
    dates: v.optional(v.array(IsoDateSchema)),
    season: v.optional(v.object({ from: MonthDaySchema, to: MonthDaySchema })),
    weekdays: v.optional(v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(7)))),
    hours: v.array(v.object({ from: ClockSchema, to: ClockSchema })),
    emailOnly: v.optional(ClockSchema),
  }),
)
export type OpeningHours = v.InferOutput<typeof OpeningHoursSchema>

/** Entry ids of the pages that the site itself has to know. */
const specificPageNames = [
  'home',
  'search',
  'favorites',
  'areas',
  'blog',
  'jobs',
  'photoContest',
  'contact',
  'about',
  'faq',
  'departments',
  'employees',
  'reviews',
  'privacy',
  'cookies',
  'terms',
  'cancellation',
  'accessibility',
] as const
export type SpecificPageName = (typeof specificPageNames)[number]
const SpecificPagesSchema = v.object(v.entriesFromList(specificPageNames, v.string()))

const AdministrationSchema = v.object({
  name: v.string(),
  address: v.string(),
  zipcode: v.string(),
  city: v.string(),
  country: v.string(),
  phone: v.string(),
  email: TypedEmailSchema,
  registrationNumber: v.string(),
  vatId: v.string(),
  openingHours: OpeningHoursSchema,
  socialLinks: v.array(v.object({ title: v.string(), url: v.pipe(v.string(), v.url()) })),
  certificates: v.array(v.object({ title: v.string(), text: v.string() })),
  partners: v.array(v.object({ title: v.string(), text: v.string() })),
})

const BlogSettingsSchema = v.object({
  postsPerPage: v.number(),
  commentsOpen: v.boolean(),
  popularCategoryIds: v.array(v.string()),
})

const BookingFlowSchema = v.object({
  termsPageId: v.string(),
  cancellationPageId: v.string(),
  privacyPageId: v.string(),
  helpTitle: v.string(),
  helpText: v.string(),
  confirmationText: v.string(),
})

const ErrorPageSchema = v.object({ titleNotFound: v.string(), titleError: v.string(), buttonText: v.string() })

const PlaceSchema = v.union([v.pipe(v.string(), v.url()), v.pipe(v.string(), v.regex(/^\/(?:[\w-]+\/)*$/))])

/** `image`, in the settings, is the fallback picture. */
const LanguageSchema = v.object({
  /** Where guests' own pages begin; `profile/` and `bookings/` are appended. A path is one of this site. */
  guestUrl: PlaceSchema,
  /** The owners' login; the Danish edition's alone. */
  ownerUrl: v.nullable(PlaceSchema),
  defaultCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  favoritesSlug: v.string(),
  reviewWidgetLink: v.pipe(v.string(), v.url()),
  reviewDomain: v.string(),
  /** A link in the header while there is something to celebrate. */
  anniversary: v.optional(v.nullable(v.object({ label: v.string(), href: PlaceSchema })), null),
})

/** Data that the site stores in a browser, for the consent page. */
const ConsentSettingsSchema = v.object({
  kept: v.array(
    v.object({
      name: v.string(),
      category: v.picklist(consentCategories),
      purpose: v.string(),
      /** In words. */
      duration: v.string(),
    }),
  ),
})

/** Settings of one edition by the specification's names, as they are stored in KV. */
export const SiteSettingsSchema = v.object({
  specificPages: SpecificPagesSchema,
  administrationDetails: AdministrationSchema,
  blogSettings: BlogSettingsSchema,
  bookingFlow: BookingFlowSchema,
  consent: v.optional(ConsentSettingsSchema, { kept: [] }),
  errorPageSettings: v.object({ ...ErrorPageSchema.entries, text: v.nullable(v.custom<RichText>(isDocument)) }),
  language: v.object({ ...LanguageSchema.entries, image: v.nullable(AssetSchema) }),
})
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>

const noSettings = new ConfigurationError([
  'the content service has no settings: `npm run seed`, or `npm run contentful -- push-content`, puts them there',
])

/** Settings entries of one locale as the content service sends them → SiteSettings; rejects when one is missing. */
export const SettingsReplySchema = v.pipe(
  v.object({
    settingsCollection: v.pipe(
      requiredCollectionOf(
        v.object({
          key: v.string(),
          value: v.record(v.string(), v.unknown()),
          text: v.nullish(RichTextSchema, null),
          image: v.nullish(AssetSchema, null),
        }),
      ),
      v.check((settings) => settings.length > 0, noSettings.message),
    ),
  }),
  v.transform(({ settingsCollection }): unknown =>
    Object.fromEntries(settingsCollection.map(({ key, value, text, image }) => [key, { ...value, text, image }])),
  ),
  SiteSettingsSchema,
)

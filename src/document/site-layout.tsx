import type { RouteStore } from '../../kv/store.ts'
import type { Reader } from '../cached-reads.ts'
import { departmentsQuery } from '../contracts/queries/departments.ts'
import { type Links, linkedIds } from '../contracts/rich-text.ts'
import type { SiteSettings } from '../contracts/settings.ts'
import type { Deps } from '../deps.ts'
import { lazyMembers } from '../domain/lazy.ts'
import { today } from '../domain/stays.ts'
import type { EditionKey, Market } from '../markets/market.ts'
import { type Messages, messagesOf } from '../markets/messages/messages.ts'
import { hoursOfDay, openingTexts } from '../markets/opening-texts.ts'
import type { RenderContext } from '../routing/page.ts'
import { ConsentBanner } from '../ui/consent-banner.tsx'
import { EnclosedFooter, EnclosedHeader } from '../ui/enclosed.tsx'
import { FindDialog } from '../ui/find-dialog.tsx'
import { Footer, type FooterEndProps, type FooterProps } from '../ui/footer.tsx'
import { Header } from '../ui/header.tsx'
import { SkipLink } from '../ui/header-parts.tsx'
import { HeartsForm } from '../ui/heart.tsx'
import { href } from '../urls/paths.ts'
import type { ErrorWords } from './error-main.tsx'
import {
  alternatePlaces,
  favoritesPlace,
  filled,
  inPieces,
  type LayoutPieces,
  type PageInLayout,
} from './layout-pieces.ts'
import { previewLayout } from './preview-layout.tsx'
import type { Pieces } from './render-document.ts'

/** Header and footer of an edition, the same for every visitor. */
export interface SiteLayout {
  header(page: PageInLayout, origins: Record<EditionKey, string>): Pieces
  /** Without third-party frames on private pages, whose policy forbids them. */
  footer(page: PageInLayout, origins: Record<EditionKey, string>): Pieces
  /** Null while the edition's settings can't be read. */
  errorWords: ErrorWords | null
  /** Ids of the data in it. */
  tags: readonly string[]
  /** Whether no part is missing; otherwise the page is not cached. */
  isWhole: boolean
}

interface CachedLayout {
  layout: SiteLayout
  /** Day of its opening hours. */
  day: string
  /** Epoch of the purge log: any purge makes the layout render again. */
  epoch: number
  until: number
}

/** Members of the render context that the layout needs. */
type LayoutContext = Pick<
  RenderContext,
  'market' | 'waitUntilContext' | 'deadline' | 'preview' | 'routes' | 'services' | 'url'
>

/** Milliseconds. */
const layoutMs = 60_000
/** Of a layout that lacks a part. */
const incompleteLayoutMs = 3_000
/** The cached layouts of each app: apps that a test creates side by side share nothing. */
const layoutsOf = new WeakMap<Deps, Map<EditionKey, CachedLayout>>()

/**
 * Header and footer of the edition as strings: rendered once a minute an isolate, once there are settings. Where menus,
 * settings or departments are missing, their part of the layout is left out, and the layout is rendered again after
 * some seconds.
 */
export async function loadSiteLayout(deps: Deps, context: LayoutContext): Promise<SiteLayout> {
  const { market, preview, url } = context
  if (preview) return previewLayout(await renderLayout(deps, today(deps.now()), context), { preview, market, url })
  const { layouts, day, epoch, found } = await cachedLayout(deps, context)
  if (found) return found
  const layout = await renderLayout(deps, day, context)
  const milliseconds = layout.isWhole ? layoutMs : incompleteLayoutMs
  if (layout.errorWords) layouts.set(market.key, { layout, day, epoch, until: Date.now() + milliseconds })
  return layout
}

/**
 * The editors' texts for error pages; null while they can't be read. A new isolate waits for nothing else of the
 * layout, so that the head of an error page is sent before menus are read and header and footer rendered.
 */
export async function loadErrorWords(deps: Deps, context: LayoutContext): Promise<ErrorWords | null> {
  const { found } = context.preview ? {} : await cachedLayout(deps, context)
  if (found) return found.errorWords
  const { routes, market } = context
  return errorWordsOf(await orNothing(deps, routes.settings(market)), routes, market)
}

async function cachedLayout(deps: Deps, { market, waitUntilContext }: LayoutContext) {
  const epoch = await deps.epoch(waitUntilContext)
  const day = today(deps.now())
  const layouts = layoutsOf.get(deps) ?? new Map<EditionKey, CachedLayout>()
  layoutsOf.set(deps, layouts)
  const last = layouts.get(market.key)
  const isCurrent = last && last.until > Date.now() && last.epoch === epoch && last.day === day
  return { layouts, epoch, day, found: isCurrent ? last.layout : undefined }
}

async function renderLayout(deps: Deps, day: string, request: LayoutContext): Promise<SiteLayout> {
  const { market, waitUntilContext: context, deadline } = request
  const tags = new Set<string>()
  let isWhole = true
  const reader: Reader = {
    market: market.key,
    context,
    seen: ({ entry }) => {
      for (const tag of entry.tags) tags.add(tag)
    },
    failed: () => {
      isWhole = false
    },
  }
  // A cached layout has reads of its own; a preview's shares those of its page.
  const isPreview = request.preview !== null
  const routes = isPreview ? request.routes : deps.routes({ deadline }, reader)
  const { content } = isPreview ? request.services : deps.services({ deadline }, reader)
  const [settings, mainMenu, footerMenu, serviceMenu, departments] = await Promise.all([
    orNothing(deps, routes.settings(market)),
    orNothing(deps, routes.menu(market, 'main')),
    orNothing(deps, routes.menu(market, 'footer')),
    orNothing(deps, routes.menu(market, 'footerService')),
    orNothing(deps, content.query(departmentsQuery, { locale: market.locale })),
  ])
  const messages = messagesOf(market)
  const pagePath = async (name: keyof SiteSettings['specificPages']) => {
    const id = settings?.specificPages[name]
    return (id ? (await orNothing(deps, routes.path(market, id)))?.path : undefined) ?? null
  }
  const [contactPath, privacy, terms, accessibility, cookies] = await Promise.all([
    pagePath('contact'),
    pagePath('privacy'),
    pagePath('terms'),
    pagePath('accessibility'),
    pagePath('cookies'),
  ])
  const contact = settings && {
    href: contactPath,
    phone: settings.administrationDetails.phone,
    email: settings.administrationDetails.email,
    hours: hoursOfDay(market, messages, settings.administrationDetails.openingHours, day),
    moments: openingTexts(market, messages, settings.administrationDetails.openingHours, deps.now()),
  }
  const brand = deps.variables.BRAND
  const above = (
    <>
      <SkipLink messages={messages} />
      <HeartsForm action={favoritesPlace} messages={messages} />
      <ConsentBanner messages={messages} />
    </>
  )
  const header = () => (
    <>
      {above}
      <Header
        market={market}
        messages={messages}
        brand={brand}
        homeHref={href.home()}
        searchHref={href.find()}
        favoritesHref={favoritesPlace}
        loginHref={href.login('guest')}
        profileLinks={profileLinksOf(settings)}
        ownerHref={settings?.language.ownerUrl ?? null}
        contact={contact}
        anniversary={settings?.language.anniversary ?? null}
        menu={mainMenu?.items ?? []}
        alternates={alternatePlaces}
      />
      <FindDialog messages={messages} />
    </>
  )
  const enclosedHeader = () => (
    <>
      {above}
      <EnclosedHeader market={market} messages={messages} brand={brand} homeHref={href.home()} contact={contact} />
    </>
  )
  const reviews = settings && reviewsOf(settings, deps.variables.EMBED_HOSTS)
  const links = { privacy, terms, accessibility, cookies }
  const company = settings && companyLine(settings, messages)
  const year = Number(day.slice(0, 4))
  const end: FooterEndProps = { market, messages, brand, contact, links, company, year }
  const footerWith = (shown: FooterProps['reviews']) => (
    <Footer
      {...end}
      offices={departments?.map((department) => ({ ...department, href: department.path })) ?? null}
      columns={[
        { title: messages.layout.footer.explore, items: footerMenu?.items ?? [] },
        { title: messages.layout.footer.service, items: serviceMenu?.items ?? [] },
      ]}
      certificates={settings?.administrationDetails.certificates ?? []}
      partners={settings?.administrationDetails.partners ?? []}
      reviews={shown}
      socialLinks={settings?.administrationDetails.socialLinks ?? []}
    />
  )
  // Layouts of private pages and of the booking are rendered at their first use: such pages are few.
  const cached = lazyMembers<
    Record<'header' | 'footer' | 'privateFooter' | 'enclosedHeader' | 'enclosedFooter', LayoutPieces>
  >({
    header: () => inPieces(header()),
    footer: () => inPieces(footerWith(reviews)),
    privateFooter: (): LayoutPieces =>
      reviews?.isFramed ? inPieces(footerWith({ ...reviews, isFramed: false })) : cached.footer,
    enclosedHeader: () => inPieces(enclosedHeader()),
    enclosedFooter: () => inPieces(<EnclosedFooter {...end} alternates={alternatePlaces} />),
  })
  return {
    header: (page, origins) => filled(page.isEnclosed ? cached.enclosedHeader : cached.header, page, origins),
    footer(page, origins) {
      if (page.isEnclosed) return filled(cached.enclosedFooter, page, origins)
      return filled(page.visibility === 'private' ? cached.privateFooter : cached.footer, page, origins)
    },
    errorWords: await errorWordsOf(settings, routes, market),
    tags: [...tags],
    isWhole: isWhole && departments !== null,
  }
}

async function errorWordsOf(settings: SiteSettings | null, routes: RouteStore, market: Market) {
  return settings && { ...settings.errorPageSettings, links: await linksOf(settings, routes, market) }
}

/** Targets of the links in the error page's text, from compiled records. */
async function linksOf({ errorPageSettings }: SiteSettings, routes: RouteStore, market: Market): Promise<Links> {
  const { entries } = linkedIds(errorPageSettings.text)
  const found = await Promise.all(
    entries.map(async (id) => [id, { id, type: 'page', title: '', path: null, ...(await routes.path(market, id)) }]),
  )
  return { entries: Object.fromEntries(found), assets: {} }
}

/** A part of the layout that can't be loaded is left out. */
async function orNothing<Part>(deps: Deps, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part
  } catch (error) {
    deps.log(error)
    return null
  }
}

/** Page where others collect reviews; only a configured host may be framed. */
function reviewsOf({ language }: SiteSettings, embedHosts: readonly string[]): NonNullable<FooterProps['reviews']> {
  const url = new URL(language.reviewWidgetLink)
  return { pageUrl: url.href, isFramed: embedHosts.includes(url.host) }
}

/** Links to guests' own pages: on this site, or where the settings say. */
function profileLinksOf(settings: SiteSettings | null) {
  const start = settings?.language.guestUrl ?? href.account()
  const base = start.endsWith('/') ? start : `${start}/`
  return { profile: `${base}profile/`, bookings: `${base}bookings/`, logout: href.logout() }
}

function companyLine({ administrationDetails: details }: SiteSettings, { layout }: Messages): string {
  const { name, address, zipcode, city, registrationNumber, vatId } = details
  return [
    `${name}, ${address}, ${zipcode} ${city}`,
    registrationNumber && `${layout.footer.registration} ${registrationNumber.replaceAll(' ', '\u00a0')}`,
    vatId && `${layout.footer.vatId} ${vatId}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

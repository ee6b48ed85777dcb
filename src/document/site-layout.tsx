import type { Reader } from '../cached-reads.ts'
import { departmentsQuery } from '../contracts/queries/departments.ts'
import type { SiteSettings } from '../contracts/settings.ts'
import type { Deps } from '../deps.ts'
import { lazyMembers } from '../domain/lazy.ts'
import type { EditionKey } from '../markets/market.ts'
import { type Messages, messagesOf } from '../markets/messages/messages.ts'
import { hoursOfDay, openingTexts } from '../markets/opening-texts.ts'
import { ConsentBanner } from '../ui/consent-banner.tsx'
import { EnclosedFooter, EnclosedHeader } from '../ui/enclosed.tsx'
import { FindDialog } from '../ui/find-dialog.tsx'
import { Footer, type FooterEndProps, type FooterProps } from '../ui/footer.tsx'
import { Header } from '../ui/header.tsx'
import { SkipLink } from '../ui/header-parts.tsx'
import { HeartsForm } from '../ui/heart.tsx'
import { href } from '../urls/paths.ts'
import type { ErrorWords } from './error-main.tsx'
import { errorWordsOf, type LayoutContext, orNothing } from './error-words.ts'
import {
  alternatePlaces,
  favoritesPlace,
  filled,
  inPieces,
  type LayoutPieces,
  type PageInLayout,
} from './layout-pieces.ts'
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

/** Header and footer of the edition, from its menus, settings and departments. */
export async function renderLayout(deps: Deps, day: string, request: LayoutContext): Promise<SiteLayout> {
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

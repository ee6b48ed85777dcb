import { renderToStaticMarkup } from 'react-dom/server'
import type { Department } from '../contracts/content.ts'
import type { SiteSettings } from '../contracts/settings.ts'
import type { Deps } from '../deps.ts'
import { openingOn } from '../domain/opening-hours.ts'
import { today } from '../domain/stays.ts'
import { type Market, type MarketKey, markets } from '../markets/market.ts'
import { type Messages, messagesOf } from '../markets/messages/messages.ts'
import type { Head } from '../routing/page.ts'
import { Footer } from '../ui/footer.tsx'
import { Header } from '../ui/header.tsx'
import { IconSprite } from '../ui/icons.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { href } from '../urls/paths.ts'

/** What stands around every page of an edition, the same for every visitor. */
export interface Frame {
  header(twins: Head['twins'], origins: Record<MarketKey, string>): string
  footer: string
  settings: SiteSettings | null
}

interface KeptFrame {
  frame: Frame
  until: number
}

const keptFor = 60_000
const kept = new Map<string, KeptFrame>()

/**
 * Header and footer of the edition as strings: rendered once a minute an isolate, once there are settings. Where menus, settings or departments
 * are missing, their part of the frame is left out.
 */
export async function loadFrame(deps: Deps, market: Market): Promise<Frame> {
  const day = today(deps.now())
  const key = `${market.key} ${day}`
  const found = kept.get(key)
  if (found && found.until > Date.now()) return found.frame
  const frame = await renderFrame(deps, market, day)
  if (frame.settings) kept.set(key, { frame, until: Date.now() + keptFor })
  return frame
}

async function renderFrame(deps: Deps, market: Market, day: string): Promise<Frame> {
  const [settings, mainMenu, footerMenu, serviceMenu, departments] = await Promise.all([
    deps.routes.settings(market),
    deps.routes.menu(market, 'main'),
    deps.routes.menu(market, 'footer'),
    deps.routes.menu(market, 'footerService'),
    loadDepartments(deps, market),
  ])
  const messages = messagesOf(market)
  const pagePath = async (name: keyof SiteSettings['specificPages']) => {
    const id = settings?.specificPages[name]
    return (id ? (await deps.routes.path(market, id))?.path : undefined) ?? href.home()
  }
  const [contactPath, privacy, terms, accessibility, cookies] = await Promise.all(
    (['contact', 'privacy', 'terms', 'accessibility', 'cookies'] as const).map(pagePath),
  )
  const contact = {
    href: contactPath ?? href.home(),
    phone: settings?.administrationDetails.phone ?? '',
    email: settings?.administrationDetails.email ?? '',
    hours: settings ? hoursOfDay(settings, day, messages) : '',
  }
  const header = renderToStaticMarkup(
    <>
      <IconSprite />
      <SkipLink messages={messages} />
      <Header
        market={market}
        messages={messages}
        homeHref={href.home()}
        searchHref={href.search(market)}
        favoritesHref={href.favorites()}
        loginHref={settings?.language.guestUrl ?? href.home()}
        ownerHref={settings?.language.ownerUrl ?? null}
        contact={contact}
        menu={mainMenu?.items ?? []}
        twins={twinPlaces}
      />
    </>,
  )
  const footer = renderToStaticMarkup(
    <Footer
      market={market}
      messages={messages}
      offices={departments.map((department) => ({ ...department, href: null }))}
      columns={[
        { title: messages.frame.footer.explore, items: footerMenu?.items ?? [] },
        { title: messages.frame.footer.service, items: serviceMenu?.items ?? [] },
      ]}
      contact={contact}
      links={{
        privacy: privacy ?? href.home(),
        terms: terms ?? href.home(),
        accessibility: accessibility ?? href.home(),
        cookies: cookies ?? href.home(),
      }}
      socialLinks={settings?.administrationDetails.socialLinks ?? []}
      company={settings ? companyLine(settings) : ''}
      year={Number(day.slice(0, 4))}
    />,
  )
  return {
    header: (twins, origins) =>
      markets.reduce(
        (html, { key }) => html.replaceAll(twinPlaces[key], origins[key] + (twins?.[key] ?? href.home())),
        header,
      ),
    footer,
    settings,
  }
}

/** Stand in the kept header where each page's own twins go. */
const twinPlaces: Record<MarketKey, string> = { da: '{twin-da}', de: '{twin-de}', en: '{twin-en}' }

async function loadDepartments(deps: Deps, market: Market): Promise<Department[]> {
  try {
    return await deps.services({}).content.departments(market.locale)
  } catch (error) {
    deps.log(error)
    return []
  }
}

function hoursOfDay(settings: SiteSettings, day: string, { frame }: Messages): string {
  const hours = openingOn(settings.administrationDetails.openingHours, day)?.hours ?? []
  if (hours.length === 0) return `${frame.today}: ${frame.closed}`
  return `${frame.today} ${hours.map(({ from, to }) => `${from}–${to}`).join(', ')}`
}

function companyLine({ administrationDetails: details }: SiteSettings): string {
  return `${details.name}, ${details.address}, ${details.zipcode} ${details.city} · ${details.registrationNumber}`
}

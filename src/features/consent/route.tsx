import * as v from 'valibot'
import { type ConsentCategory, consentCategories } from '../../contracts/consent.ts'
import type { SiteSettings } from '../../contracts/settings.ts'
import { consentChoice, consentChoices, consentCookie, parseConsent } from '../../domain/consent.ts'
import { consentFormAttribute } from '../../islands/protocol.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { defineFragment } from '../../routing/fragment.ts'
import { orNull } from '../../routing/or-null.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { specificPage } from '../../routing/specific-page.ts'
import { ConsentButtons, ConsentMark } from '../../ui/consent-banner.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { formPage } from '../forms/form-page.tsx'
import { storeConsent } from './store-consent.ts'

/** /cookie-settings/: gives and withdraws consent. */
export const cookieSettingsPage: Page = {
  load: openSettings,
}

/** The same in a dialog. It is of no visitor: the browser sets the ticks. */
export const cookieSettingsPart = defineFragment({
  name: 'cookie-settings',
  parameters: v.strictTuple([]),
  load: async (request) => {
    const { consent, layout } = request.messages
    return (
      <>
        <form method="dialog" className="dialog-close">
          <button type="submit" className="tool" aria-label={layout.close}>
            <Icon name="close" />
          </button>
        </form>
        <h2 id="consent-dialog">{consent.settings}</h2>
        <p>{consent.lead}</p>
        {await drawSettings(request, [])}
      </>
    )
  },
})

async function openSettings(request: RenderContext): Promise<LoaderResult> {
  const { cookies, form, messages, query } = request
  const texts = messages.consent
  if (form) {
    storeConsent(cookies, form)
    return { kind: 'redirect', to: wayBack(request), status: 303 }
  }
  const settings = await drawSettings(request, parseConsent(cookies.get(consentCookie)))
  const main = (
    <FormPage title={texts.settings} lead={texts.lead}>
      {query.has(savedKey) && <Notice kind="success">{texts.saved}</Notice>}
      {settings}
    </FormPage>
  )
  return formPage(request, 200, { title: texts.settings, alternates: request.alternates, hidden: true }, main)
}

const savedKey = 'saved'

/** To this page with a word that it is done, or to the one whose banner an earlier build sends here. */
function wayBack({ cameFrom }: RenderContext): string {
  if (!cameFrom || cameFrom.pathname === href.cookieSettings()) return `${href.cookieSettings()}?${savedKey}=1`
  return cameFrom.pathname + cameFrom.search
}

async function drawSettings(request: RenderContext, chosen: readonly ConsentCategory[]) {
  const { market, messages, routes } = request
  const [settings, policy] = await Promise.all([
    orNull(request, routes.settings(market)),
    orNull(request, specificPage(request, 'cookies')),
  ])
  return (
    <>
      <SettingsForm texts={messages.consent} chosen={chosen} items={settings?.consent.kept ?? []} />
      {policy && (
        <p>
          <a href={policy.path}>{messages.consent.more}</a>
        </p>
      )}
    </>
  )
}

type StoredData = SiteSettings['consent']['kept']

interface SettingsFormProps {
  texts: Messages['consent']
  chosen: readonly ConsentCategory[]
  /** What the site stores in a browser, as the editors list it. */
  items: StoredData
}

/** A checkbox for each category, with its purpose and everything that it stores. */
function SettingsForm({ texts, chosen, items }: SettingsFormProps) {
  return (
    <form className="consent-form" method="post" {...{ [consentFormAttribute]: texts.saved }}>
      <ConsentMark />
      {consentCategories.map((category) => (
        <fieldset key={category}>
          <legend className="visually-hidden">{texts.categories[category].title}</legend>
          <div className="check">
            <label>
              <input
                type="checkbox"
                name={category}
                value="1"
                defaultChecked={category === 'necessary' || chosen.includes(category)}
                disabled={category === 'necessary'}
              />
              <span>
                <strong>{texts.categories[category].title}</strong>
                {category === 'necessary' && ` (${texts.always})`}
              </span>
            </label>
          </div>
          <p>{texts.categories[category].text}</p>
          {items.length > 0 && (
            <StoredDataList texts={texts} items={items.filter((each) => each.category === category)} />
          )}
        </fieldset>
      ))}
      <div className="actions">
        <button type="submit" className="button" name={consentChoice} value={consentChoices.own}>
          {texts.save}
        </button>
        <ConsentButtons texts={texts} />
      </div>
    </form>
  )
}

function StoredDataList({ texts, items }: Pick<SettingsFormProps, 'texts' | 'items'>) {
  if (items.length === 0) return <p className="quiet">{texts.nothing}</p>
  return (
    <details>
      <summary>{`${texts.list} (${items.length})`}</summary>
      <div className="table-scroll">
        <table className="table" aria-label={texts.list}>
          <thead>
            <tr>
              {[texts.name, texts.purpose, texts.duration].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, purpose, duration }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td>{duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

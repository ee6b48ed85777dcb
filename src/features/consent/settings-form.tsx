import { type ConsentCategory, consentCategories } from '../../contracts/consent.ts'
import type { SiteSettings } from '../../contracts/settings.ts'
import { consentChoice, consentChoices } from '../../domain/consent.ts'
import { consentFormAttribute } from '../../islands/protocol.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { ConsentButtons, ConsentMark } from '../../ui/consent-banner.tsx'

type Kept = SiteSettings['consent']['kept']

interface SettingsFormProps {
  texts: Messages['consent']
  chosen: readonly ConsentCategory[]
  /** What the site keeps in a browser, as the editors list it. */
  kept: Kept
}

/** A tick for each category, with what it is for and all that it keeps. */
export function SettingsForm({ texts, chosen, kept }: SettingsFormProps) {
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
          {kept.length > 0 && <KeptList texts={texts} kept={kept.filter((each) => each.category === category)} />}
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

function KeptList({ texts, kept }: Pick<SettingsFormProps, 'texts' | 'kept'>) {
  if (kept.length === 0) return <p className="quiet">{texts.nothing}</p>
  return (
    <details>
      <summary>{`${texts.list} (${kept.length})`}</summary>
      <div className="table-scroll">
        <table className="table">
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
            {kept.map(({ name, purpose, duration }) => (
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

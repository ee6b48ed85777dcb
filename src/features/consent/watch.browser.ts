import { consentFormAttribute, cookieSettingsAttribute } from '../../islands/protocol.ts'

/**
 * Stores what is chosen without leaving the page, and opens the settings over it. Until it is loaded, and without
 * scripts, they are a form and a link.
 */
export function watchConsent(root: Document): void {
  let isLeft = false
  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (isLeft || !(form instanceof HTMLFormElement) || !form.hasAttribute(consentFormAttribute)) return
    event.preventDefault()
    import('./choose.browser.ts').then(
      ({ choose }) => choose(root, form, submitter),
      () => {
        isLeft = true
        form.requestSubmit(submitter)
      },
    )
  })
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(settingsLink) : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.pathname === location.pathname) return
    event.preventDefault()
    import('./choose.browser.ts').then(({ openSettings }) => openSettings(root)).catch(() => location.assign(link.href))
  })
}

const settingsLink = `a[${cookieSettingsAttribute}]`

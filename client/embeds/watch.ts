import { consentChange } from '../../src/domain/consent.ts'
import { embedAttribute } from '../../src/islands/layout-protocol.ts'
import { consentOf } from '../cookies.ts'

const place = `[${embedAttribute.url}]`

/** Frames of others come where their button is pressed, or everywhere once the guest agrees to marketing. */
export function watchEmbeds(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const embed = button?.closest<HTMLElement>(place)
    if (!button || !embed) return
    import('./show.ts').then(
      ({ alwaysShow, showEmbed }) =>
        button.hasAttribute(embedAttribute.always) ? alwaysShow(root) : showEmbed(embed, { focus: true }),
      // The link beside it leads there.
      () => undefined,
    )
  })
  root.addEventListener(consentChange, () => showAgreedEmbeds(root))
  showAgreedEmbeds(root)
}

/** What the guest has agreed to see; what they no longer agree to is a still again. */
export function showAgreedEmbeds(root: Document): void {
  const isAgreed = consentOf(root).includes('marketing')
  const embeds = root.querySelectorAll<HTMLElement>(isAgreed ? place : `${place}:has(iframe)`)
  if (embeds.length === 0) return
  import('./show.ts').then(
    ({ hideEmbed, showEmbed }) => {
      for (const embed of embeds)
        if (isAgreed) showEmbed(embed)
        else hideEmbed(embed)
    },
    () => undefined,
  )
}

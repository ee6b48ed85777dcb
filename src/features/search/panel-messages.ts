import type { Messages } from '../../markets/messages/messages.ts'

/** What the panel says. */
export type PanelMessages = Omit<PanelTexts, 'map'> &
  OwnMessages & {
    /** Only where the map is shown: a step to it is a step to another page. */
    map?: Messages['map']
  }

/** The words that come beside the panel's script (editions/panel-texts.ts). */
export type PanelTexts = Pick<Messages, 'search' | 'card' | 'facilities' | 'map'> & {
  booking: Pick<Messages['booking'], 'party'>
  layout: Pick<Messages['layout'], 'pages' | 'previousPage' | 'nextPage' | 'pageNumber' | 'numberedTitle' | 'close'>
}

/** Those that are handed over as props: names that others give. */
export interface OwnMessages {
  /** Of facilities that are requested and that the filters don't offer, by id. */
  facilityNames?: Readonly<Record<string, string>>
}

export function panelMessages(texts: PanelTexts, own: OwnMessages, isMap: boolean): PanelMessages {
  const { search, card, facilities, booking, layout, map } = texts
  return { search, card, facilities, booking, layout, ...own, ...(isMap && { map }) }
}

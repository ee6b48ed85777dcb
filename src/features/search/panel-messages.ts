import type { Messages } from '../../markets/messages/messages.ts'

/** Texts of the panel. */
export type PanelMessages = Omit<PanelTexts, 'map'> &
  OwnMessages & {
    /** Only on pages with the map: showing it loads another page. */
    map?: Messages['map']
  }

/** The words that come beside the panel's script (editions/panel-texts.ts). */
export type PanelTexts = Pick<Messages, 'search' | 'card' | 'facilities' | 'map'> & {
  booking: Pick<Messages['booking'], 'party'>
  layout: Pick<Messages['layout'], 'pages' | 'previousPage' | 'nextPage' | 'pageNumber' | 'numberedTitle' | 'close'>
}

/** Names passed as props, which are data. */
export interface OwnMessages {
  /** Of facilities that are requested and that the filters don't offer, by id. */
  facilityNames?: Readonly<Record<string, string>>
}

export function panelMessages(texts: PanelTexts, own: OwnMessages, isMap: boolean): PanelMessages {
  const { search, card, facilities, booking, layout, map } = texts
  return { search, card, facilities, booking, layout, ...own, ...(isMap && { map }) }
}

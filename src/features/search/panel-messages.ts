import type { Messages } from '../../markets/messages/messages.ts'

/** The texts that the panel needs: handed over as props, since the browser holds no others. */
export type PanelMessages = Pick<Messages, 'search' | 'card' | 'facilities'> & {
  /** Of facilities that are asked for and that the filters don't offer, by id. */
  facilityNames?: Readonly<Record<string, string>>
  booking: Pick<Messages['booking'], 'party'>
  /** Only where the map is shown: a step to it is a step to another page. */
  map?: Messages['map']
  frame: Pick<Messages['frame'], 'pages' | 'previousPage' | 'nextPage' | 'pageNumber' | 'numberedTitle' | 'close'>
}

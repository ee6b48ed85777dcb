import type { Messages } from '../../markets/messages/messages.ts'

/** The texts that the panel needs: handed over as props, since the browser holds no others. */
export type PanelMessages = Pick<Messages, 'search' | 'card' | 'facilities'> & {
  frame: Pick<Messages['frame'], 'pages' | 'previousPage' | 'nextPage' | 'pageNumber' | 'close'>
}

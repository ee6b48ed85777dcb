import type { Messages } from '../../../markets/messages/messages.ts'

/** Words of the map, which come along where it is shown. */
export type MapMessages = Pick<Messages, 'card' | 'facilities' | 'map'>

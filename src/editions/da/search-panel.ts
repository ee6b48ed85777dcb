export { card } from './card.ts'
export { facilities } from './facilities.ts'
export { map } from './map.ts'
export { search } from './search.ts'

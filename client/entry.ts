import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { watchSession } from '../src/features/account/watch.browser.ts'
import { watchArrival } from '../src/features/arrival/watch.browser.ts'
import { forgetWithdrawn } from '../src/features/consent/forget.browser.ts'
import { watchFavorites } from '../src/features/favorites/watch.browser.ts'
import { watchViewed } from '../src/features/favorites/watch-viewed.browser.ts'
import { startTelemetry } from '../src/features/telemetry/start.browser.ts'
import { reloadForChunks } from './chunks.ts'
import { handleDevice } from './device/watch.ts'
import { atFirstSign } from './first-sign.ts'
import { watchDraft, watchForms } from './forms/watch.ts'
import { followScroll, handleMenus } from './header.ts'
import { followHours } from './hours.ts'
import { watchIslands } from './islands/watch.ts'
import { startNavigation } from './navigation/start.ts'
import { handlePrint, watchCaptchas, watchGrids, watchParts, watchTooltips } from './watch.ts'

reloadForChunks()
watchIslands(document)
watchParts(document)
watchCaptchas(document)
watchFavorites(document)
forgetWithdrawn(document)
watchViewed(document)
handleMenus(document)
handleDevice(document)
handlePrint(document)
watchArrival(document)
watchForms(document)
watchDraft(document)
watchSession(document)
watchTooltips(document)
watchGrids(document)
followScroll(document)
followHours(document)
startNavigation(document)
startTelemetry(document)
atFirstSign(() => {
  import('./layout.ts').then(
    (script) => script.startLayout(document),
    () => undefined,
  )
})

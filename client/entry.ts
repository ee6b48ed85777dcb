import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { watchArrival } from './arrival/watch.ts'
import { watchCaptchas } from './captcha/watch.ts'
import { reloadForChunks } from './chunks.ts'
import { forgetWithdrawn } from './consent/forget.ts'
import { handleDevice } from './device/watch.ts'
import { watchFavorites } from './favorites/watch.ts'
import { watchViewed } from './favorites/watch-viewed.ts'
import { atFirstSign } from './first-sign.ts'
import { watchForms } from './forms/watch.ts'
import { watchDraft } from './forms/watch-draft.ts'
import { followScroll } from './header.ts'
import { followHours } from './hours.ts'
import { watchIslands } from './islands/watch.ts'
import { handleMenus } from './menus.ts'
import { startNavigation } from './navigation/start.ts'
import { watchParts } from './parts/watch.ts'
import { handlePrint } from './print.ts'
import { watchSession } from './session/watch.ts'
import { startTelemetry } from './telemetry/start.ts'
import { watchGrids } from './watch-grids.ts'
import { watchTooltips } from './watch-tooltips.ts'

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
  import('./frame.ts').then(
    ({ startFrame }) => startFrame(document),
    () => undefined,
  )
})

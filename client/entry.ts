import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { watchCaptchas } from './captcha/watch.ts'
import { watchCarousels } from './carousel/watch.ts'
import { reloadForChunks } from './chunks.ts'
import { watchConsent } from './consent/watch.ts'
import { answerDevice } from './device/watch.ts'
import { watchEmbeds } from './embeds/watch.ts'
import { watchFavorites } from './favorites/watch.ts'
import { watchViewed } from './favorites/watch-viewed.ts'
import { watchForms } from './forms/watch.ts'
import { followScroll } from './header.ts'
import { followHours } from './hours.ts'
import { watchIslands } from './islands/watch.ts'
import { keepChoices } from './languages.ts'
import { answerMenus } from './menus.ts'
import { startNavigation } from './navigation/start.ts'
import { watchParts } from './parts/watch.ts'
import { answerPrint } from './print.ts'
import { answerOwnerChat } from './session/owner-chat.ts'
import { watchSession } from './session/watch.ts'
import { startTelemetry } from './telemetry/start.ts'
import { watchGrids } from './watch-grids.ts'
import { watchTooltips } from './watch-tooltips.ts'

reloadForChunks()
watchIslands(document)
watchParts(document)
watchConsent(document)
watchCaptchas(document)
watchFavorites(document)
watchViewed(document)
answerMenus(document)
answerDevice(document)
answerPrint(document)
watchForms(document)
watchSession(document)
answerOwnerChat(document)
watchTooltips(document)
watchGrids(document)
followScroll(document)
followHours(document)
watchCarousels(document)
watchEmbeds(document)
keepChoices(document)
startNavigation(document)
startTelemetry(document)

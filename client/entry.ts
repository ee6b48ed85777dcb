import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { answerHearts } from './favorites.ts'
import { watchIslands } from './islands/watch.ts'
import { closeMenus } from './menus.ts'
import { showTooltips } from './tooltips.ts'

watchIslands(document)
answerHearts(document)
closeMenus(document)
showTooltips(document)

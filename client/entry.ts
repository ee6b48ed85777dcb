import './styles/index.css'
import { answerHearts } from './favorites.ts'
import { watchIslands } from './islands/watch.ts'

watchIslands(document)
answerHearts(document)

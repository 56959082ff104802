import './layout-scripts.ts'
import { watchIslands } from './watch-islands.ts'

// Entry script of static pages.
watchIslands(document)

import { token } from '#core/kernel/token.ts'
import type { Route } from './routes.ts'

/** A row with the plugin that brings it. */
export interface PluginRoute {
  readonly plugin: string
  readonly route: Route
}

/** All rows of the installed plugins, in their order. */
export type Routes = readonly PluginRoute[]
export const Routes = token<Routes>('core/Rows')

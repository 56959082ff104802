import { token } from '#core/kernel/token.ts'
import type { Route } from './routes.ts'

/** A row with the plugin that brings it. */
export interface PluginRow {
  readonly plugin: string
  readonly row: Route
}

/** All rows of the installed plugins, in their order. */
export type Rows = readonly PluginRow[]
export const Rows = token<Rows>('core/Rows')

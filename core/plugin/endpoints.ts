import { token } from '#core/kernel/token.ts'
import type { Endpoint } from './implement.ts'

/** Endpoint with the plugin that declares it. */
export interface PluginEndpoint {
  readonly plugin: string
  readonly endpoint: Endpoint
}

/** Endpoints of all plugins, in plugin order. */
export type Endpoints = readonly PluginEndpoint[]
export const Endpoints = token<Endpoints>('core/Endpoints')

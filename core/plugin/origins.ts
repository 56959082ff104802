import type { Token } from '#core/kernel/token.ts'
import type { Plugin } from './define-plugin.ts'
import { BadPlugins } from './order.ts'
import type { Settings } from './settings.ts'

/** What pages may be let to take from elsewhere. Never scripts, styles or frames. */
export type OpenDirective = 'connect-src' | 'font-src' | 'img-src'

/** Where pages may take something from beside here, as an operator's settings say. */
export interface CspSources {
  readonly directive: OpenDirective
  readonly settings: Settings
  readonly of: (values: unknown) => readonly string[]
}

/** Declares foreign origins of one directive: `origins('connect-src', mapSettings, ({ MAP_STYLE_URL }) => […])`; none where nothing is set. */
export const cspSources = <Values>(
  directive: OpenDirective,
  settings: Settings<Values>,
  of: (values: Values) => readonly string[],
): CspSources => ({ directive, settings, of: of as CspSources['of'] })

/** Sources for the content security policy, by directive. */
export type OpenSources = Readonly<Record<OpenDirective, readonly string[]>>

/** `blob:` are pictures that a page's own scripts have made of what they were let to fetch. */
const isSource = (source: string) => /^https?:\/\/[^\s/;,'"*]+$/.test(source) || source === 'blob:'

/** The origins of all plugins, each once. What is no plain origin would open more than one host: `BadPlugins`. */
export const openSources = (plugins: readonly Plugin[], find: <Thing>(token: Token<Thing>) => Thing): OpenSources => {
  const open: Record<OpenDirective, readonly string[]> = { 'connect-src': [], 'font-src': [], 'img-src': [] }
  for (const { name, cspSources: origins = [] } of plugins)
    for (const { directive, settings, of } of origins) {
      const sources = of(find(settings.values))
      const bad = sources.find((source) => !isSource(source))
      if (bad !== undefined) throw new BadPlugins(`Plugin ${name} lets ${directive} take from '${bad}', which is no origin`)
      open[directive] = [...new Set([...open[directive], ...sources])]
    }
  return open
}

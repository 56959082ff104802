import type { Token } from '#core/kernel/token.ts'
import { BadPlugins } from './dependency-order.ts'
import type { Settings } from './settings.ts'

/** Directives of the content security policy that a plugin may extend; never scripts, styles or frames. */
export type CspDirective = 'connect-src' | 'font-src' | 'img-src'

/** Foreign origins that pages may load from, computed from the operator's settings. */
export interface CspSources {
  readonly directive: CspDirective
  readonly settings: Settings
  readonly of: (values: unknown) => readonly string[]
}

/** Declares foreign origins of one directive: `cspSources('connect-src', mapSettings, ({ MAP_STYLE_URL }) => […])`. */
export const cspSources = <Values>(
  directive: CspDirective,
  settings: Settings<Values>,
  of: (values: Values) => readonly string[],
): CspSources => ({ directive, settings, of: of as CspSources['of'] })

/** Sources for the content security policy, by directive. */
export type CspSourceLists = Readonly<Record<CspDirective, readonly string[]>>

/** `blob:` is an image that a page's own script made of data it was allowed to fetch. */
const isSource = (source: string) => /^https?:\/\/[^\s/;,'"*]+$/.test(source) || source === 'blob:'

/** Origins of all plugins, each once. Fails with `BadPlugins` for anything but a plain origin, which could cover more than one host. */
export const collectCspSources = (
  plugins: readonly { readonly name: string; readonly cspSources?: readonly CspSources[] }[],
  find: <Thing>(token: Token<Thing>) => Thing,
): CspSourceLists => {
  const open: Record<CspDirective, readonly string[]> = { 'connect-src': [], 'font-src': [], 'img-src': [] }
  for (const { name, cspSources: origins = [] } of plugins)
    for (const { directive, settings, of } of origins) {
      const sources = of(find(settings.values))
      const bad = sources.find((source) => !isSource(source))
      if (bad !== undefined) throw new BadPlugins(`Plugin ${name} lets ${directive} take from '${bad}', which is no origin`)
      open[directive] = [...new Set([...open[directive], ...sources])]
    }
  return open
}

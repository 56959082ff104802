import { makeFacilityParts } from '#adapters/postgres/parts.ts'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import { Routes } from '#core/plugin/rows.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import { makeSuggestions, Suggestions } from '#core/search/suggestions.ts'
import { partsLeftOut } from './make-metrics.ts'
import { webMessages } from './web-messages.ts'
import type { Bind } from '#core/plugin/wiring.ts'
import type { makeDb } from '#adapters/postgres/unit-of-work.ts'
import type { Token } from '#core/kernel/token.ts'
import type { SettingValues } from '#core/plugin/read-settings.ts'
import type { Metrics } from '#core/ports/metrics.ts'
import type { PlatformOptions } from './ingredients.ts'

interface Brought extends Pick<PlatformOptions, 'plugins' | 'logger'> {
  readonly db: ReturnType<typeof makeDb>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly metrics: Metrics
  readonly settings: SettingValues
}

/** What plugins bring together: parts of facilities, facets, suggestions, rows and messages; and each one's own. */
export const wirePlugins = (bind: Bind, { plugins, db, find, logger, metrics, settings }: Brought): void => {
  const parts = plugins.flatMap(({ slotData: parts = [] }) => parts)
  const facets = plugins.flatMap(({ facets = [] }) => facets)
  const suggests = plugins.flatMap(({ suggestionGroups: suggests = [] }) => suggests)
  const onBroken = (part: (typeof parts)[number], cause: unknown) => {
    logger.error({ part: part.name, place: part.slot, err: cause }, 'part left out')
    metrics.count(partsLeftOut, { part: part.name })
  }
  bind(FacilityParts, () => makeFacilityParts({ db, parts, onBroken }), {})
  bind(Facets, () => makeFacets(facets, find), {})
  bind(
    Suggestions,
    () => makeSuggestions(suggests, find, (group, cause) => logger.error({ group: group.key, err: cause }, 'suggestions left out')),
    {},
  )
  bind(Routes, () => plugins.flatMap(({ name, routes = [] }) => routes.map((route) => ({ plugin: name, route }))), {})
  bind(Translator, () => makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))]), {})
  for (const plugin of plugins) {
    if (plugin.settings) bind(plugin.settings.values, () => settings[plugin.name], {})
    plugin.bindings?.(bind)
  }
}

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { languageOf } from '#core/plugin/tool-language.ts'
import { type Translate, Translator } from '#core/ports/translator.ts'
import { type AvailableFacet, type RangeFacet, unitParts } from '#core/search/facet.ts'
import { Facets } from '#core/search/facets.port.ts'
import type { ExplainFiltersInput } from '../domain/inputs.ts'

const unitNames: Readonly<Record<RangeFacet['unit'], string>> = {
  zloty: 'zł a month',
  points: 'points',
  minutes: 'minutes since midnight, of Monday to Friday',
}

/** `exclusion`: key of the filter that leaves out what has one of the values. */
const explain = (facet: AvailableFacet, exclusion: string | undefined, t: Translate) => {
  const { key } = facet
  const label = t(facet.label)
  if (facet.kind === 'boolean') return { key, label, value: true }
  if (facet.kind === 'choice')
    return {
      key,
      label,
      values: facet.options.filter(({ hidden }) => !hidden).map(({ param, label }) => ({ value: param, label: t(label) })),
      ...(exclusion !== undefined && { none_of: exclusion }),
    }
  const parts = unitParts[facet.unit]
  return { key, label, range: { unit: unitNames[facet.unit], min: facet.min / parts, max: facet.max / parts } }
}

/** Tool `explain_filters`: the filters of the catalogue with their values, without those that repeat another. */
export const ExplainFilters = define('mcp/ExplainFilters', { facets: Facets, translator: Translator }, ({ facets, translator }) =>
  Effect.fn('mcp.explain-filters')(function* (_: Actor, input: typeof ExplainFiltersInput.Type) {
    const t = translator.for(languageOf(input))
    const available = yield* facets.available()
    const exclusionOf = (key: string) => available.find((one) => one.kind === 'choice' && one.excludes === key)?.key
    return { filters: available.filter(({ hidden }) => !hidden).map((facet) => explain(facet, exclusionOf(facet.key), t)) }
  }),
)

import type { FieldMessages } from '#core/kernel/failure.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { Range } from '#core/search/facet-selection.ts'
import { matchOptions } from '#core/search/match-options.ts'
import { zlotyToGrosze } from '#core/search/parse-selection.ts'
import type { RequestedFilters } from './inputs.ts'

/** Conditions of `GET /api/v1/facility/list`. */
type Conditions = Readonly<Record<string, string | readonly string[]>>

type Wanted = RequestedFilters[string]

const escaped = (value: string) => value.replace(/[\\,]/g, '\\$&')

const rangeOf = ({ key, unit }: Extract<AvailableFacet, { readonly kind: 'range' }>, { min, max }: Range): Conditions => {
  // The grammar counts money in grosze, ratings in points and hours in minutes.
  const written = (value: number) => String(unit === 'zloty' ? zlotyToGrosze(value) : value)
  return {
    ...(min !== undefined && { [`filter[${key}][gte]`]: written(min) }),
    ...(max !== undefined && { [`filter[${key}][lte]`]: written(max) }),
  }
}

/** Returns the conditions of one filter, or what is wrong with it. */
const conditionsOf = (facet: AvailableFacet | undefined, wanted: Wanted): Conditions | 'FIELD_UNKNOWN' | 'FIELD_INVALID' => {
  if (!facet) return 'FIELD_UNKNOWN'
  if (facet.kind === 'boolean') return wanted === true ? { custom: [facet.key] } : 'FIELD_INVALID'
  if (wanted === true) return 'FIELD_INVALID'
  if (facet.kind === 'range') return Array.isArray(wanted) ? 'FIELD_INVALID' : rangeOf(facet, wanted as Range)
  if (!Array.isArray(wanted) || matchOptions(facet, wanted).unknown.length > 0) return 'FIELD_INVALID'
  const field = facet.excludes === undefined ? `filter[${facet.key}][contains]` : `filter[${facet.excludes}][ne]`
  return { [field]: wanted.map(escaped) }
}

/**
 * Translates filters as `explain_filters` lists them to the filter grammar of the API. An unknown filter or value is an
 * error: a list that ignores it would look like an answer.
 */
export const filterQuery = (
  available: readonly AvailableFacet[],
  filters: RequestedFilters,
): { readonly conditions: Conditions } | { readonly wrong: FieldMessages } => {
  const conditions: Record<string, string | readonly string[]> = {}
  const custom: string[] = []
  const wrong: Record<string, readonly string[]> = {}
  for (const [key, wanted] of Object.entries(filters)) {
    const found = conditionsOf(
      available.find((facet) => facet.key === key),
      wanted,
    )
    if (typeof found === 'string') wrong[`filters.${key}`] = [found]
    else {
      const { custom: names = [], ...others } = found
      custom.push(...names)
      Object.assign(conditions, others)
    }
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { conditions: { ...conditions, ...(custom.length > 0 && { custom }) } }
}

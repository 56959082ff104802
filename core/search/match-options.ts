import type { FacetOption } from './facet.ts'

/**
 * Matches requested values against a facet's options, by option value or URL value. Returns the matched option values
 * in the facet's order, and the unknown values.
 */
export const matchOptions = (
  { options }: { readonly options: readonly Pick<FacetOption, 'value' | 'param'>[] },
  values: readonly string[],
) => {
  const requested = new Set(values)
  return {
    values: options.filter(({ value, param }) => requested.has(value) || requested.has(param)).map(({ value }) => value),
    unknown: [...requested].filter((text) => !options.some(({ value, param }) => value === text || param === text)),
  }
}

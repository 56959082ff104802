import type { FacetSelection, Range } from './facet-choice.ts'
import { type AvailableFacet, paramsOf, type RangeFacet } from './facet.ts'
import { matchOptions } from './pick-words.ts'

/** The query of an address: each word with all its values. */
export type Query = Readonly<Record<string, readonly string[]>>

/** What an address chooses, and which of its words mean nothing: `{ param: 'rodzaj', word: 'nic' }`. */
export interface ReadChoice {
  readonly choice: FacetSelection
  readonly unknown: readonly { readonly param: string; readonly word: string }[]
}

/** Złoty as people write them in addresses and bodies. */
const written = /^\d{1,6}(\.\d{1,2})?$/

/** Grosze out of złoty. */
export const groszeOf = (zloty: number): number => Math.round(zloty * 100)

/** A span whose ends at the facet's bounds are open; `undefined` where both are. */
export const openSpan = ({ min: least, max: most }: Pick<RangeFacet, 'min' | 'max'>, span: Range): Range | undefined => {
  const from = span.min !== undefined && span.min > least ? { min: span.min } : {}
  const to = span.max !== undefined && span.max < most ? { max: span.max } : {}
  return 'least' in from || 'most' in to ? { ...from, ...to } : undefined
}

const readOne = (facet: AvailableFacet, query: Query) => {
  const words = (param: string) => (query[param] ?? []).flatMap((value) => value.split(',')).filter((word) => word !== '')
  const params = paramsOf(facet)
  if (facet.kind === 'words') {
    const { values, unknown } = matchOptions(facet, words(facet.param))
    return { chosen: values.length ? values : undefined, unknown: unknown.map((word) => ({ param: facet.param, word })) }
  }
  if (facet.kind === 'yes') {
    const asked = words(facet.param)
    const unknown = asked.filter((word) => word !== 'tak').map((word) => ({ param: facet.param, word }))
    return { chosen: asked.includes('tak') ? (true as const) : undefined, unknown }
  }
  const ends = params.map((param) => ({ param, word: words(param).at(-1) }))
  const [least, most] = ends.map(({ word }) => (word !== undefined && written.test(word) ? groszeOf(Number(word)) : undefined))
  const unknown = ends.flatMap(({ param, word }) => (word !== undefined && !written.test(word) ? [{ param, word }] : []))
  return { chosen: openSpan(facet, { ...(least !== undefined && { min: least }), ...(most !== undefined && { max: most }) }), unknown }
}

/**
 * Reads `?rodzaj=zlobek&rodzaj=opiekun-dzienny&cena-do=1500&wolne-miejsca=tak`: words repeated or parted by commas, spans in złoty. Words that
 * nobody offers are left out and named; what belongs to no facet is not looked at.
 */
export const parseSelection = (offered: readonly AvailableFacet[], query: Query): ReadChoice => {
  const read = offered.map((facet) => [facet.key, readOne(facet, query)] as const)
  return {
    choice: Object.fromEntries(read.flatMap(([key, { chosen }]) => (chosen === undefined ? [] : [[key, chosen]]))),
    unknown: read.flatMap(([, { unknown }]) => unknown),
  }
}

import { Effect } from 'effect'
import type { FieldMessages } from '#core/kernel/failure.ts'
import { selectionOf } from '#core/search/choice-of.ts'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { IndexQuery } from '#core/search/facility-index.port.ts'
import type { SearchBody } from '../contract/search-body.ts'
import { areaOf } from '../domain/area.ts'
import { SearchRefused } from '../domain/search-refused.ts'

const citySlug = /^[a-z-]+\/[a-z0-9-]+$/

const within = Effect.fn('map.within')(function* (body: SearchBody) {
  if (body.city_cache) {
    if (!citySlug.test(body.city_cache)) return yield* new SearchRefused({ schema: { city_cache: ['map.area.city'] } })
    return { city: body.city_cache }
  }
  const area = areaOf(body)
  return 'box' in area ? area.box : yield* new SearchRefused({ schema: area.wrong })
})

/** The words of the specification's three lists are let be like in its region calls: unknown ones find nothing; those of `facets` are refused. */
const choose = Effect.fn('map.choose')(function* (facets: Facets, body: SearchBody) {
  const { required_specialization: specialization, required_ownership: ownership, accepted_status: status, facets: more = {} } = body
  const named = { specialization, ownership, status }
  // Options may have to be read: not for the many searches that choose nothing.
  if (!Object.keys(more).length && !Object.values(named).some((words) => words?.length)) return {} as FacetSelection
  const offered = yield* facets.available()
  const kinds = new Map(offered.map(({ key, kind }) => [key, kind] as const))
  const wrong: Record<string, string[]> = {}
  for (const [key, chosen] of Object.entries(more)) {
    const kind = chosen === true ? 'yes' : Array.isArray(chosen) ? 'words' : 'span'
    if (!kinds.has(key)) wrong[`facets.${key}`] = ['FIELD_UNKNOWN']
    else if (kinds.get(key) !== kind) wrong[`facets.${key}`] = ['FIELD_INVALID']
  }
  if (Object.keys(wrong).length) return yield* new SearchRefused({ schema: wrong })
  const { choice, unknown } = selectionOf(offered, { ...named, ...more } as Parameters<typeof selectionOf>[1])
  const refused: FieldMessages = Object.fromEntries(
    unknown.filter(({ key }) => key in more).map(({ key }) => [`facets.${key}`, ['FIELD_INVALID']]),
  )
  return Object.keys(refused).length ? yield* new SearchRefused({ schema: refused }) : choice
})

/** What a body asks of the index. */
export const readQuery = Effect.fn('map.read-query')(function* (facets: Facets, body: SearchBody) {
  return { within: yield* within(body), choice: yield* choose(facets, body) } satisfies IndexQuery
})

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { OpinionOrder } from '../contract/states.ts'
import { ListOpinions } from './list-opinions.ts'
import { ShowStats } from './show-stats.ts'

/** Filters of the page, as its address has them. */
export const listFilters = ['all', 'verified', 'answered', 'low', 'high'] as const
export type ListFilter = (typeof listFilters)[number]

interface OpinionsPageInput {
  readonly slug: string
  readonly sort: OpinionOrder
  readonly filter: ListFilter
  /** From 1; 0 stands for an address that is no number. */
  readonly page: number
}

const conditions: Readonly<Record<ListFilter, Readonly<Record<string, string>>>> = {
  all: {},
  verified: { 'filter[trust][eq]': 'verified,trusted' },
  answered: { custom: 'answered' },
  low: { 'filter[score][lt]': '4' },
  high: { 'filter[score][gt]': '3' },
}
const perPage = 20

/** Returns the public opinions about a facility with its figures; `movedTo` is the current slug where the address has a former one. */
export const ShowOpinionsPage = define(
  'opinions/ShowOpinionsPage',
  { facilities: KnownFacilities, listOpinions: ListOpinions, showStats: ShowStats },
  ({ facilities, listOpinions, showStats }) =>
    Effect.fn('opinions.show-opinions-page')(function* (actor: Actor, { slug, sort, filter, page }: OpinionsPageInput) {
      const facility = yield* facilities.findBySlug(slug)
      if (facility === null || page === 0) return yield* new FacilityNotFound()
      const stats = yield* showStats(actor, { facility_id: facility.id })
      const opinions = yield* listOpinions(actor, { facility_id: facility.id, sort, page, limit: perPage, ...conditions[filter] })
      if (page > 1 && opinions.items.length === 0) return yield* new FacilityNotFound()
      return { facility, movedTo: facility.slug === slug ? null : facility.slug, stats, opinions, sort, filter }
    }),
)

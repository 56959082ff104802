import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { hasPermission, requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { parseFilter } from '#core/search/parse-filter.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { OpinionThread } from '../contract/answer.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { codeLimits, opinionLimits, reviewHours } from '../contract/limits.ts'
import type { OpinionOrder } from '../contract/states.ts'
import { historyFor } from '../domain/history.ts'
import { OpinionLists, opinionGrammar } from '../domain/opinion-lists.port.ts'
import { Answers, Histories, Opinions } from '../domain/opinions.port.ts'
import { facilityViewOf, publicViewOf } from '../domain/views.ts'
import { ReadOwn, ReadShown } from '../services/read-opinions.ts'

/** Lists the accepted opinions about a facility; empty for one that does not exist. */
export const ListOpinions = handler(opinionsApi.listOpinions, { lists: OpinionLists }, ({ lists }) =>
  Effect.fn('opinions.list')(function* (_, { facility_id: facilityId, page, offset, limit, sort = 'newest', ...conditions }) {
    const paging = pagingOf({ page, offset, limit })
    const query = Object.entries(conditions).flatMap(([key, values]) => (values === undefined ? [] : [[key, [values].flat()] as const]))
    const filter = parseFilter(opinionGrammar, Object.fromEntries(query))
    if ('wrong' in filter) return yield* new InvalidFilter({ schema: filter.wrong })
    const { items, total } = yield* lists.accepted({ facilityId, filter, sort, paging })
    return pageOf(items.map(publicViewOf), { total, ...paging })
  }),
)

/** Lists the opinions of the user in all states, the newest first. */
export const ListOwnOpinions = handler(opinionsApi.listOwnOpinions, { lists: OpinionLists, readOwn: ReadOwn }, ({ lists, readOwn }) =>
  Effect.fn('opinions.list-own')(function* ({ id }, requested) {
    const paging = pagingOf(requested)
    const { items, total } = yield* lists.ofAccount(id, paging)
    return pageOf(yield* readOwn.many(items), { total, ...paging })
  }),
)

/** Lists the opinions about a facility for those who answer them. */
export const ListFacilityOpinions = handler(
  opinionsApi.listFacilityOpinions,
  { lists: OpinionLists, knownFacilities: KnownFacilities },
  ({ lists, knownFacilities }) =>
    Effect.fn('opinions.list-facility-opinions')(function* (user, { facility_id: facilityId, state, ...requested }) {
      const { id: accountId } = user
      yield* requirePermission(user, facilityPermissions.writeOpinions, facilityId)
      if (!(yield* knownFacilities.exists(facilityId))) return yield* new FacilityNotFound()
      const paging = pagingOf(requested)
      const { items, total } = yield* lists.ofFacility({ facilityId, accountId, state, paging })
      return pageOf(items.map(facilityViewOf), { total, ...paging })
    }),
)

/** Shows the figures of the accepted opinions about a facility. */
export const ShowStats = handler(
  opinionsApi.showStats,
  { lists: OpinionLists, knownFacilities: KnownFacilities, clock: Clock },
  ({ lists, knownFacilities, clock }) =>
    Effect.fn('opinions.show-stats')(function* (_, { facility_id }) {
      if (!(yield* knownFacilities.exists(facility_id))) return yield* new FacilityNotFound()
      return yield* lists.stats(facility_id, clock.now())
    }),
)

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

/** Number of opinions from which the home page shows those of its language. */
const listed = 12
/** Most characters of a text on the home page, which shows a part of it. */
const shownCharacters = 400

/**
 * Reads the newest opinions of active facilities, one for a facility, without what changes often: whenever layout data
 * change, all cached pages become stale.
 */
export const LoadLatest = define(
  'opinions/LoadLatest',
  { lists: OpinionLists },
  ({ lists }): LoadLayoutData =>
    () =>
      Effect.map(lists.latest(listed), (latest) => ({
        latest: latest.map(({ facility, opinion }) => ({
          facility,
          opinion: { ...opinion, text: [...opinion.text].slice(0, shownCharacters).join(''), pros: [], cons: [], helpful: 0, answer: null },
        })),
      })),
)

/** Shows an accepted opinion of a facility that exists. */
export const ShowOpinion = handler(
  opinionsApi.showOpinion,
  { opinions: Opinions, lists: OpinionLists, knownFacilities: KnownFacilities },
  ({ opinions, lists, knownFacilities }) =>
    Effect.fn('opinions.show')(function* (_, { id }) {
      const opinion = yield* opinions.byId(id)
      if (opinion.state !== 'accepted' || !(yield* knownFacilities.exists(opinion.facility_id))) return yield* new OpinionNotFound()
      const [listed] = yield* lists.complete([opinion])
      return listed ? publicViewOf(listed) : yield* new OpinionNotFound()
    }),
)

/** Returns the figures of the rules, so that the page that explains them never differs from the code. */
export const ShowRules = define('opinions/ShowRules', {}, (_) =>
  Effect.fn('opinions.show-rules')(function* () {
    return yield* Effect.succeed({
      minBatch: codeLimits.batch.min,
      maxBatch: codeLimits.batch.max,
      perYear: codeLimits.year,
      minText: opinionLimits.text.min,
      hours: reviewHours,
    })
  }),
)

/** Shows an opinion with its history to its author, or to those of the facility who answer it; nobody else finds it. */
export const ShowThread = handler(
  opinionsApi.showThread,
  { opinions: Opinions, answers: Answers, histories: Histories, readOwn: ReadOwn, readShown: ReadShown },
  ({ opinions, answers, histories, readOwn, readShown }) =>
    Effect.fn('opinions.show-thread')(function* (user, { id }) {
      const opinion = yield* opinions.byId(id)
      const isAuthor = opinion.account_id === user.id
      const isPublic = opinion.state === 'accepted' || (yield* answers.of([id])).has(id)
      if (!isAuthor && !(isPublic && hasPermission(user, facilityPermissions.writeOpinions, opinion.facility_id)))
        return yield* new OpinionNotFound()
      const own = yield* readOwn.one(opinion)
      const thread: OpinionThread = {
        facility: own.facility,
        own: isAuthor ? own : null,
        shown: isAuthor ? null : yield* readShown(opinion),
        history: historyFor(isAuthor ? 'author' : 'facility', yield* histories.of(id)),
      }
      return thread
    }),
)

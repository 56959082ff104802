import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { limitUpdatedMessage } from '#core/packages/limit-updated.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { parseFilter } from '#core/search/parse-filter.ts'
import { supportApi } from '../contract/api.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { facilityGrammar } from '../domain/facility-grammar.ts'
import { parseSearch } from '../domain/parse-search.ts'
import { lockFacility, lockVersion, ReadFacility } from '../services/read-facility.ts'

/**
 * Lists all facilities, or those that match a text and a filter, a page at a time; fails with the names of unknown
 * fields, operators and values.
 */
export const ListFacilities = handler(supportApi.listFacilities, { desk: FacilityDesk }, ({ desk }) =>
  Effect.fn('support.list-facilities')(function* (_, { q = '', page, offset, limit, ...conditions }) {
    const paging = pagingOf({ page, offset, limit })
    const query = Object.entries(conditions).flatMap(([key, values]) => (values === undefined ? [] : [[key, [values].flat()] as const]))
    const filter = parseFilter(facilityGrammar, Object.fromEntries(query))
    if ('wrong' in filter) return yield* new InvalidFilter({ schema: filter.wrong })
    const search = parseSearch(q)
    if (q.trim() !== '' && search === null) return pageOf([], { total: 0, ...paging })
    const { total, rows } = yield* desk.list({ search, filter, offset: paging.offset, limit: paging.limit })
    return pageOf(rows, { total, ...paging })
  }),
)

/** Shows everything that is known of a facility, whatever has become of it. */
export const ShowFacility = handler(supportApi.showFacility, { readFacility: ReadFacility }, ({ readFacility }) =>
  Effect.fn('support.show-facility')(function* (_, { id }) {
    return yield* readFacility(id)
  }),
)

/** Describes a facility for an operator, who names it by id, slug or register number. */
export const DescribeFacility = define(
  'support/DescribeFacility',
  { desk: FacilityDesk, readFacility: ReadFacility },
  ({ desk, readFacility }) =>
    Effect.fn('support.describe-facility')(function* (_: Actor, { facility }: { readonly facility: string }) {
      const id = yield* desk.identify(facility)
      if (id === null) return yield* new FacilityNotFound()
      return yield* readFacility(id)
    }),
)

/** Changes the status of a facility, which decides about its limits and its badge. */
export const SetStatus = handler(
  supportApi.setStatus,
  { desk: FacilityDesk, readFacility: ReadFacility, audit: Audit, realtime: Realtime, transaction: Transaction },
  ({ desk, readFacility, audit, realtime, transaction }) =>
    Effect.fn('support.set-status')(function* (actor, { id, version, status, reason }) {
      const { status: before } = yield* lockVersion(desk, { id, version })
      if (before !== status) {
        yield* desk.setStatus(id, status)
        yield* audit.record({ actor, action: 'support.status-changed', subject: null, about: { facility: id, before, status, reason } })
        yield* realtime.publish(limitUpdatedMessage(id))
      }
      return yield* readFacility(id)
    }, transaction),
)

interface Input {
  readonly facility: string
  readonly status: FacilityStatus
  readonly reason: string
}

/** Changes the status of a facility that an operator names by id, slug or register number. */
export const SetStatusByName = define('support/SetStatusByName', { desk: FacilityDesk, setStatus: SetStatus }, ({ desk, setStatus }) =>
  Effect.fn('support.set-status-by-name')(function* (actor: Actor, { facility, status, reason }: Input) {
    const id = yield* desk.identify(facility)
    if (id === null) return yield* new FacilityNotFound()
    return yield* setStatus(actor, { id, status, reason })
  }),
)

/** Closes a facility although others list it, or takes that back; one that its register has closed stays closed. */
export const SetActivity = handler(
  supportApi.setActivity,
  { desk: FacilityDesk, restateFacility: RestateFacility, readFacility: ReadFacility, audit: Audit, transaction: Transaction },
  ({ desk, restateFacility, readFacility, audit, transaction }) => {
    return Effect.fn('support.set-activity')(function* (actor, { id, version, active, reason }) {
      yield* lockVersion(desk, { id, version })
      if ((yield* readFacility(id)).closed_by_support === active) {
        yield* restateFacility(actor, { facilityId: id, source: 'support', changes: {}, active })
        const action = active ? 'support.facility-reopened' : 'support.facility-closed'
        yield* audit.record({ actor, action, subject: null, about: { facility: id, reason } })
      }
      return yield* readFacility(id)
    }, transaction)
  },
)

/** Deletes a facility on behalf of its owner or support: its address answers 410 from now on, and no import brings it back. */
export const DeleteFacility = handler(
  supportApi.deleteFacility,
  { desk: FacilityDesk, audit: Audit, clock: Clock, transaction: Transaction },
  ({ desk, audit, clock, transaction }) =>
    Effect.fn('support.delete-facility')(function* (actor, { id, reason }) {
      yield* lockFacility(desk, id)
      yield* desk.delete(id, clock.now().toISOString())
      yield* audit.record({ actor, action: 'support.facility-deleted', subject: null, about: { facility: id, reason } })
      return { status: 'deleted' as const }
    }, transaction),
)

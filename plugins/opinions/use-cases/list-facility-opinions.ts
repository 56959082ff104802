import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission, requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { FacilityOpinionQuery } from '../contract/answer.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { facilityViewOf } from '../domain/views.ts'

/** Lists the opinions about a facility for those who answer them. */
export const ListFacilityOpinions = define(
  'opinions/ListFacilityOpinions',
  { lists: OpinionLists, knownFacilities: KnownFacilities },
  ({ lists, knownFacilities }) =>
    Effect.fn('opinions.list-facility-opinions')(function* (
      actor: Actor,
      { facility_id: facilityId, state, ...requested }: FacilityOpinionQuery,
    ) {
      const { id: accountId } = yield* requireUser(actor)
      yield* requirePermission(actor, facilityPermissions.writeOpinions, facilityId)
      if (!(yield* knownFacilities.exists(facilityId))) return yield* new FacilityNotFound()
      const paging = pagingOf(requested)
      const { items, total } = yield* lists.ofFacility({ facilityId, accountId, state, paging })
      return pageOf(items.map(facilityViewOf), { total, ...paging })
    }),
)

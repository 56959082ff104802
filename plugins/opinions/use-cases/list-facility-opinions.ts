import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { facilityViewOf } from '../domain/views.ts'

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

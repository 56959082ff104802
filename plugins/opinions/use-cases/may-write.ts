import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { handler } from '#core/plugin/handler.ts'
import { opinionsApi } from '../contract/api.ts'
import type { MayWrite as MayWriteView } from '../contract/opinion.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/staff.port.ts'

/** Tells whether the user may write about a facility, by its id or slug, so that nobody fills in a form in vain. */
export const MayWrite = handler(
  opinionsApi.mayWrite,
  { opinions: Opinions, knownFacilities: KnownFacilities, staff: Staff },
  ({ opinions, knownFacilities, staff }) =>
    Effect.fn('opinions.may-write')(function* (user, { facility_id }) {
      const facility = isUuid(facility_id)
        ? (yield* knownFacilities.find([facility_id])).get(facility_id)
        : yield* knownFacilities.findBySlug(facility_id)
      if (!facility) return yield* new FacilityNotFound()
      const { id, slug, name, city } = facility
      const role = yield* staff.roleOf(id, user.id)
      const written = yield* opinions.current(user.id, id)
      const reason = role !== null && role !== 'parent' ? 'own_facility' : written ? 'exists' : facility.active ? null : 'inactive'
      return { facility: { id, slug, name, city }, reason, opinion_id: written?.id ?? null } satisfies MayWriteView
    }),
)

import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { handler } from '#core/plugin/handler.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { maskEmail } from '../domain/mask-email.ts'

/** Shows a facility before a claim is begun; e-mail addresses are masked. */
export const ShowFacility = handler(claimsApi.showFacility, { facilities: ClaimedFacilities }, ({ facilities }) =>
  Effect.fn('claims.show-facility')(function* (user, { id }) {
    const found = (yield* facilities.byIds([id])).get(id)
    if (!found) return yield* new FacilityNotFound()
    const { register_email: _, owner_id, email, ...facility } = found
    return { ...facility, email: email === null ? null : maskEmail(email), owned: owner_id !== null, yours: owner_id === user.id }
  }),
)

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { maskEmail } from '../domain/mask-email.ts'

/** Shows a facility before a claim is begun; e-mail addresses are masked. */
export const ShowFacility = define('claims/ShowFacility', { facilities: ClaimedFacilities }, ({ facilities }) =>
  Effect.fn('claims.show-facility')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const found = (yield* facilities.byIds([id])).get(id)
    if (!found) return yield* new FacilityNotFound()
    const { register_email: _, owner_id, email, ...facility } = found
    return { ...facility, email: email === null ? null : maskEmail(email), owned: owner_id !== null, yours: owner_id === user.id }
  }),
)

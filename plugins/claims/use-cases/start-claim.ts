import { Effect } from 'effect'
import { type Actor, rateLimitKey, type User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Claimant, NewClaim } from '../contract/claim.ts'
import { FacilityClosed, FacilityYours } from '../contract/errors.ts'
import type { ClaimRole } from '../contract/steps.ts'
import { newClaim } from '../domain/claim.ts'
import { openStates } from '../domain/claim-states.ts'
import type { ClaimedFacilities, ClaimedFacility } from '../domain/claimed-facilities.port.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { LocateCity } from '../services/locate-city.ts'
import type { ReadClaim } from '../services/read-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly facilities: ClaimedFacilities
  readonly locateCity: LocateCity
  readonly readClaim: ReadClaim
  readonly rateLimit: RateLimit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Rate limit of new claims per account: a chain of twenty facilities in a day. */
const startLimit = { times: 20, seconds: 86_400 } as const

const isYours = ({ id, perms }: User, facility: ClaimedFacility, role: ClaimRole) =>
  facility.owner_id === id || (role === 'admin' && Object.hasOwn(perms, facility.id) && (perms[facility.id] ?? []).length > 0)

/** Starts a claim, or continues the open one of the account for the same facility. */
export const makeStartClaim = ({ claims, facilities, locateCity, readClaim, rateLimit, clock, transaction }: Dependencies) => {
  const findFacility = Effect.fn('claims.find-facility')(function* (user: User, id: string, role: ClaimRole) {
    const facility = (yield* facilities.byIds([id])).get(id)
    if (!facility) return yield* new FacilityNotFound()
    if (isYours(user, facility, role)) return yield* new FacilityYours()
    if (!facility.active) return yield* new FacilityClosed()
    return { id: facility.id, proposal: null }
  })
  const store = Effect.fn('claims.store')(function* (user: User, { facility_id, facility, ...claimant }: NewClaim) {
    const target =
      facility_id === undefined
        ? facility && { id: newId(), proposal: yield* locateCity(facility) }
        : yield* findFacility(user, facility_id, claimant.role)
    if (!target) return yield* new Validation({ schema: { facility_id: ['FIELD_REQUIRED'] } })
    const open = (yield* claims.ofAccount(user.id)).find(({ state, facility_id: id }) => openStates.includes(state) && id === target.id)
    if (open) return open
    const claim = newClaim(user.id, target, claimant satisfies Claimant, clock.now())
    yield* claims.add(claim)
    return claim
  }, transaction)

  return Effect.fn('claims.start')(function* (actor: Actor, input: NewClaim) {
    const user = yield* requireUser(actor)
    if (input.facility_id !== undefined && input.facility !== undefined)
      return yield* new Validation({ schema: { facility: ['FIELD_INVALID'] } })
    yield* rateLimit.consume('claims.start', rateLimitKey(actor), startLimit)
    // Of two requests at once, the second continues the claim of the first.
    const claim = yield* store(user, input).pipe(
      Effect.catchTag('ClaimExists', () => store(user, input).pipe(Effect.catchTag('ClaimExists', Effect.die))),
    )
    return yield* readClaim(claim)
  })
}

export type StartClaim = ReturnType<typeof makeStartClaim>
export const StartClaim = token<StartClaim>('claims/StartClaim')

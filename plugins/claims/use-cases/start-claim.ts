import { Effect } from 'effect'
import { rateLimitKey, type User } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import type { Claimant, NewClaim } from '../contract/claim.ts'
import { FacilityClosed, FacilityYours } from '../contract/errors.ts'
import type { ClaimRole } from '../contract/steps.ts'
import { newClaim } from '../domain/claim.ts'
import { openStates } from '../domain/claim-states.ts'
import { ClaimedFacilities, type ClaimedFacility } from '../domain/claimed-facilities.port.ts'
import { Claims } from '../domain/claims.port.ts'
import { LocateCity } from '../services/locate-city.ts'
import { ReadClaim } from '../services/read-claims.ts'

/** Rate limit of new claims per account: a chain of twenty facilities in a day. */
const startLimit = { times: 20, seconds: 86_400 } as const

const isYours = ({ id, perms }: User, facility: ClaimedFacility, role: ClaimRole) =>
  facility.owner_id === id || (role === 'admin' && Object.hasOwn(perms, facility.id) && (perms[facility.id] ?? []).length > 0)

/** Starts a claim, or continues the open one of the account for the same facility. */
export const StartClaim = handler(
  claimsApi.startClaim,
  {
    claims: Claims,
    facilities: ClaimedFacilities,
    locateCity: LocateCity,
    readClaim: ReadClaim,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ claims, facilities, locateCity, readClaim, rateLimit, clock, transaction }) => {
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

    return Effect.fn('claims.start')(function* (user, input) {
      if (input.facility_id !== undefined && input.facility !== undefined)
        return yield* new Validation({ schema: { facility: ['FIELD_INVALID'] } })
      yield* rateLimit.consume('claims.start', rateLimitKey(user), startLimit)
      // Of two requests at once, the second continues the claim of the first.
      const claim = yield* store(user, input).pipe(
        Effect.catchTag('ClaimExists', () => store(user, input).pipe(Effect.catchTag('ClaimExists', Effect.die))),
      )
      return yield* readClaim(claim)
    })
  },
)

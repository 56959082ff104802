import { Effect } from 'effect'
import type { ListPendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { shadowStatusOf } from '#core/facilities/verification.ts'
import { token } from '#core/kernel/token.ts'
import { verificationOf } from '../domain/claim-states.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { ReadClaims } from '../services/read-claims.ts'

interface Dependencies {
  readonly claims: Claims
  readonly readClaims: ReadClaims
}

/** Lists the facilities whose claims wait or were rejected; of several claims for one facility the newest counts. */
export const makeListPendingClaims = ({ claims, readClaims }: Dependencies): ListPendingFacilities =>
  Effect.fn('claims.list-pending')(function* (accountId) {
    const newest = new Map((yield* claims.ofAccount(accountId)).toReversed().map((claim) => [claim.facility_id, claim]))
    const shown = [...newest.values()].filter(({ state }) => shadowStatusOf(verificationOf[state]) !== null)
    return (yield* readClaims(shown)).flatMap(({ state, facility: { id, name, city } }) => {
      const shadow_status = shadowStatusOf(verificationOf[state])
      return shadow_status === null ? [] : [{ id, name, city, shadow_status }]
    })
  })
export const ListPendingClaims = token<ListPendingFacilities>('claims/ListPendingClaims')

import { Effect } from 'effect'
import type { ListPendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { shadowStatusOf } from '#core/facilities/verification.ts'
import { define } from '#core/kernel/define.ts'
import { verificationOf } from '../domain/claim-states.ts'
import { Claims } from '../domain/claims.port.ts'
import { ReadClaims } from '../services/read-claims.ts'

/** Lists the facilities whose claims wait or were rejected; of several claims for one facility the newest counts. */
export const ListPendingClaims = define(
  'claims/ListPendingClaims',
  { claims: Claims, readClaims: ReadClaims },
  ({ claims, readClaims }): ListPendingFacilities =>
    Effect.fn('claims.list-pending')(function* (accountId) {
      const newest = new Map((yield* claims.ofAccount(accountId)).toReversed().map((claim) => [claim.facility_id, claim]))
      const shown = [...newest.values()].filter(({ state }) => shadowStatusOf(verificationOf[state]) !== null)
      return (yield* readClaims(shown)).flatMap(({ state, facility: { id, name, city } }) => {
        const shadow_status = shadowStatusOf(verificationOf[state])
        return shadow_status === null ? [] : [{ id, name, city, shadow_status }]
      })
    }),
)

import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { claimsApi } from '../contract/api.ts'
import { Claims } from '../domain/claims.port.ts'
import { ReadClaims } from '../services/read-claims.ts'

/** Lists the claims of the user, the newest first. */
export const ListClaims = handler(claimsApi.listClaims, { claims: Claims, readClaims: ReadClaims }, ({ claims, readClaims }) =>
  Effect.fn('claims.list')(function* ({ id }) {
    return { claims: yield* readClaims(yield* claims.ofAccount(id)) }
  }),
)

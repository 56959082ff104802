import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Claims } from '../domain/claims.port.ts'
import { ReadClaims } from '../services/read-claims.ts'

/** Lists the claims of the user, the newest first. */
export const ListClaims = define('claims/ListClaims', { claims: Claims, readClaims: ReadClaims }, ({ claims, readClaims }) =>
  Effect.fn('claims.list')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return { claims: yield* readClaims(yield* claims.ofAccount(id)) }
  }),
)

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { ReadClaims } from '../services/read-claims.ts'

/** Lists the claims of the user, the newest first. */
export const makeListClaims = ({ claims, readClaims }: { readonly claims: Claims; readonly readClaims: ReadClaims }) =>
  Effect.fn('claims.list')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return { claims: yield* readClaims(yield* claims.ofAccount(id)) }
  })

export type ListClaims = ReturnType<typeof makeListClaims>
export const ListClaims = token<ListClaims>('claims/ListClaims')

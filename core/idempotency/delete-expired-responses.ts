import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Idempotency } from '#core/ports/idempotency.ts'

/** Deletes the responses of idempotency keys that have expired. */
export const makeDeleteExpiredResponses = ({ idempotency }: { readonly idempotency: Idempotency }) =>
  Effect.fn('idempotency.delete-expired-responses')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    return { deleted: yield* idempotency.deleteExpired() }
  })

export type DeleteExpiredResponses = ReturnType<typeof makeDeleteExpiredResponses>
export const DeleteExpiredResponses = token<DeleteExpiredResponses>('core/DeleteExpiredResponses')

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { VerifyAudit } from '#core/audit/verify-audit.ts'
import { token } from '#core/kernel/token.ts'
import type { AuditTrail } from '#core/ports/audit-trail.ts'

interface Dependencies {
  readonly verifyAudit: VerifyAudit
  readonly trail: AuditTrail
}

/** Verifies the hash chain of the audit log and says what is wrong with it. */
export const makeCheckAudit = ({ verifyAudit, trail }: Dependencies) =>
  Effect.fn('support.check-audit')(function* (actor: Actor, _: object) {
    return yield* verifyAudit(actor, {}).pipe(
      Effect.map(({ entries }) => ({ entries, problem: null as string | null })),
      Effect.catchTag('AuditBroken', ({ detail = '' }) =>
        Effect.map(trail.head(), ({ number }) => ({ entries: number, problem: detail as string | null })),
      ),
    )
  })

export type CheckAudit = ReturnType<typeof makeCheckAudit>
export const CheckAudit = token<CheckAudit>('support/CheckAudit')

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { define } from '#core/kernel/define.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'

/** Verifies the hash chain of the audit log and says what is wrong with it. */
export const CheckAudit = define('support/CheckAudit', { verifyAudit: VerifyAudit, trail: AuditTrail }, ({ verifyAudit, trail }) =>
  Effect.fn('support.check-audit')(function* (actor: Actor, _: object) {
    return yield* verifyAudit(actor, {}).pipe(
      Effect.map(({ entries }) => ({ entries, problem: null as string | null })),
      Effect.catchTag('AuditBroken', ({ detail = '' }) =>
        Effect.map(trail.head(), ({ number }) => ({ entries: number, problem: detail as string | null })),
      ),
    )
  }),
)

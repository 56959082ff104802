import { Effect } from 'effect'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { handler } from '#core/plugin/handler.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { supportApi } from '../contract/api.ts'

/** Verifies the hash chain of the audit log and says what is wrong with it. */
export const CheckAudit = handler(supportApi.verifyAudit, { verifyAudit: VerifyAudit, trail: AuditTrail }, ({ verifyAudit, trail }) =>
  Effect.fn('support.check-audit')(function* (actor) {
    return yield* verifyAudit(actor, {}).pipe(
      Effect.map(({ entries }) => ({ entries, problem: null as string | null })),
      Effect.catchTag('AuditBroken', ({ detail = '' }) =>
        Effect.map(trail.head(), ({ number }) => ({ entries: number, problem: detail as string | null })),
      ),
    )
  }),
)

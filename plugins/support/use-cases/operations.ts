import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { VerifyAudit } from '#core/audit/verify-audit.ts'
import { provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { Audit } from '#core/ports/audit.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { Clock } from '#core/ports/clock.ts'
import { InstallationHealth } from '#core/ports/installation-health.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { supportApi } from '../contract/api.ts'
import { MailNotFailed, MailNotFound } from '../contract/errors.ts'
import { LoadSupportLayout } from '../contract/ui.ts'
import { MailLog } from '../domain/logs.port.ts'

/** Shows the checks of the installation, and the work that waits or has failed. */
export const ShowHealth = handler(supportApi.showHealth, { health: InstallationHealth }, ({ health }) =>
  Effect.fn('support.show-health')(function* () {
    return yield* health.report()
  }),
)

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

/** Queues a mail again that was given up; of two desks that do so at once, one queues it. */
export const RetryMail = handler(
  supportApi.retryMail,
  { log: MailLog, audit: Audit, clock: Clock, transaction: Transaction },
  ({ log, audit, clock, transaction }) =>
    Effect.fn('support.retry-mail')(function* (actor, { id }) {
      if (!(yield* log.find(id))) return yield* new MailNotFound()
      if (!(yield* log.retry(id, clock.now().toISOString()))) return yield* new MailNotFailed()
      const mail = yield* log.find(id)
      if (!mail) return yield* new MailNotFound()
      yield* audit.record({ actor, action: 'support.mail-retried', subject: null, about: { mail: id, template: mail.template } })
      return mail
    }, transaction),
)

/** Loads what all pages of the support area show: the badge counters of its tabs. */
export const makeLoadSupportLayout = provide(
  LoadSupportLayout,
  { overview: Overview },
  ({ overview }): LoadSupportLayout =>
    Effect.fn('support.load-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)

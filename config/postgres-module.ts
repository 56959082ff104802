import type { connect } from '#adapters/postgres/orm.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { makeGrants } from '#adapters/postgres/access/grants.repository.ts'
import { makeFacilities } from '#adapters/postgres/facilities/facilities.repository.ts'
import { makeAudit } from '#adapters/postgres/audit.ts'
import { makeAuditTrail } from '#adapters/postgres/audit-trail.ts'
import { makeKeptMails } from '#adapters/postgres/kept-mails.ts'
import { makeMailbox } from '#adapters/postgres/mailbox.ts'
import { makeOutbox } from '#adapters/postgres/outbox.ts'
import { makeIdempotency } from '#adapters/postgres/idempotency.ts'
import { makePurgeWriter } from '#adapters/postgres/purges.ts'
import { makeRateLimit } from '#adapters/postgres/rate-limit.ts'
import { makeSharedCounts } from '#adapters/postgres/shared-counts.ts'
import { Db, type makeDb, makeTransaction } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { withCacheInvalidation } from '#core/plugin/purges.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { SentMailLog } from '#core/ports/kept-mails.ts'
import { MailQueue } from '#core/ports/mailbox.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedCounters } from '#core/ports/shared-counts.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { Bind } from '#core/plugin/wiring.ts'

interface Connected {
  readonly orm: Awaited<ReturnType<typeof connect>>
  readonly db: ReturnType<typeof makeDb>
  readonly plugins: readonly Plugin[]
}

/** What PostgreSQL keeps for core, in one transaction where core asks for it. */
export const wirePostgres = (bind: Bind, { orm, db, plugins }: Connected): void => {
  const purges = plugins.flatMap(({ cacheInvalidations: purges = [] }) => purges)
  bind(Db, () => db, {})
  bind(Transaction, () => makeTransaction(orm), {})
  bind(Events, (needs) => withCacheInvalidation(makeOutbox(needs), purges, makePurgeWriter(db)), { db: Db, clock: Clock })
  bind(Audit, makeAudit, { db: Db, clock: Clock })
  bind(AuditTrail, makeAuditTrail, { db: Db })
  bind(MailQueue, makeMailbox, { db: Db, clock: Clock })
  bind(SentMailLog, makeKeptMails, { db: Db })
  bind(SharedCounters, makeSharedCounts, { db: Db, clock: Clock })
  bind(RateLimit, makeRateLimit, { counts: SharedCounters })
  bind(Idempotency, makeIdempotency, { db: Db, transaction: Transaction, clock: Clock })
  bind(Grants, makeGrants, { db: Db })
  bind(Facilities, makeFacilities, { db: Db, gazetteer: Gazetteer })
}

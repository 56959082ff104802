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
import { purging } from '#core/plugin/purges.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { KeptMails } from '#core/ports/kept-mails.ts'
import { Mailbox } from '#core/ports/mailbox.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedCounts } from '#core/ports/shared-counts.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { Provide } from '#core/plugin/wiring.ts'

interface Connected {
  readonly orm: Awaited<ReturnType<typeof connect>>
  readonly db: ReturnType<typeof makeDb>
  readonly plugins: readonly Plugin[]
}

/** What PostgreSQL keeps for core, in one transaction where core asks for it. */
export const wirePostgres = (provide: Provide, { orm, db, plugins }: Connected): void => {
  const purges = plugins.flatMap(({ purges = [] }) => purges)
  provide(Db, () => db, {})
  provide(Transaction, () => makeTransaction(orm), {})
  provide(Events, (needs) => purging(makeOutbox(needs), purges, makePurgeWriter(db)), { db: Db, clock: Clock })
  provide(Audit, makeAudit, { db: Db, clock: Clock })
  provide(AuditTrail, makeAuditTrail, { db: Db })
  provide(Mailbox, makeMailbox, { db: Db, clock: Clock })
  provide(KeptMails, makeKeptMails, { db: Db })
  provide(SharedCounts, makeSharedCounts, { db: Db, clock: Clock })
  provide(RateLimit, makeRateLimit, { counts: SharedCounts })
  provide(Idempotency, makeIdempotency, { db: Db, transaction: Transaction, clock: Clock })
  provide(Grants, makeGrants, { db: Db })
  provide(Facilities, makeFacilities, { db: Db, gazetteer: Gazetteer })
}

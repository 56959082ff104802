import { makeGrants } from '#adapters/postgres/access/grants.repository.ts'
import { makeMemberships } from '#adapters/postgres/access/memberships.query.ts'
import { makeAudit } from '#adapters/postgres/audit.ts'
import { makeAuditTrail } from '#adapters/postgres/audit-trail.ts'
import { makeInvalidationWriter } from '#adapters/postgres/cache-invalidations.ts'
import { makeInOneRoundTrip, type SenderFor } from '#adapters/postgres/direct-statements.ts'
import { makeDemoFacilities } from '#adapters/postgres/facilities/demo-facilities.query.ts'
import { makeFacilities } from '#adapters/postgres/facilities/facilities.repository.ts'
import { makeFacilityCosts } from '#adapters/postgres/facilities/facility-costs.repository.ts'
import { makeFacilityCovers } from '#adapters/postgres/facilities/facility-covers.repository.ts'
import { makeFacilityRatings } from '#adapters/postgres/facilities/facility-ratings.repository.ts'
import { makeKnownFacilities } from '#adapters/postgres/facilities/known-facilities.query.ts'
import { makeFacilityVerification } from '#adapters/postgres/facilities/verification.ts'
import type { FeedNotifier } from '#adapters/postgres/feed-notifier.ts'
import { makeIdempotency } from '#adapters/postgres/idempotency.ts'
import { makeMailQueue } from '#adapters/postgres/mail-queue.ts'
import type { connect } from '#adapters/postgres/orm.ts'
import { makeOutbox } from '#adapters/postgres/outbox.ts'
import { makeLimitStore } from '#adapters/postgres/packages/limit-store.ts'
import { makeProcesses } from '#adapters/postgres/processes.ts'
import { makeRateLimit } from '#adapters/postgres/rate-limit.ts'
import { makeSentMailLog } from '#adapters/postgres/sent-mail-log.ts'
import { makeSharedCounters } from '#adapters/postgres/shared-counters.ts'
import { makeSharedQueue } from '#adapters/postgres/shared-queue.ts'
import { Db, makeCallTransaction, type makeDb, makeTransaction } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityCosts } from '#core/facilities/facility-costs.port.ts'
import { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { Memberships } from '#core/facilities/membership.port.ts'
import { DeleteExpiredResponses, makeDeleteExpiredResponses } from '#core/idempotency/delete-expired-responses.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { withCacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { Audit } from '#core/ports/audit.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { Events } from '#core/ports/events.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { Processes } from '#core/ports/processes.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SentMailLog } from '#core/ports/sent-mail-log.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { SharedQueue } from '#core/ports/shared-queue.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'

interface Dependencies {
  readonly orm: Awaited<ReturnType<typeof connect>>
  readonly db: ReturnType<typeof makeDb>
  readonly senderFor: SenderFor
  readonly notifier: FeedNotifier
  readonly plugins: readonly Plugin[]
}

/** Binds the PostgreSQL adapters of core's ports. */
export const bindPostgres = (bind: Bind, { orm, db, senderFor, notifier, plugins }: Dependencies): void => {
  const cacheInvalidations = plugins.flatMap(({ cacheInvalidations = [] }) => cacheInvalidations)
  bind(Db, {}, () => db)
  bind(Transaction, {}, () => makeTransaction({ orm, notifier }))
  bind(InOneRoundTrip, {}, () => makeInOneRoundTrip(senderFor))
  bind(
    Events,
    {
      db: Db,
      clock: Clock,
    },
    (dependencies) => withCacheInvalidation(makeOutbox(dependencies), cacheInvalidations, makeInvalidationWriter(db)),
  )
  bind(Audit, { db: Db, clock: Clock }, makeAudit)
  bind(AuditTrail, { db: Db }, makeAuditTrail)
  bind(MailQueue, { db: Db, clock: Clock }, makeMailQueue)
  bind(SentMailLog, { db: Db }, makeSentMailLog)
  bind(SharedCounters, { db: Db, clock: Clock }, makeSharedCounters)
  bind(SharedQueue, { db: Db, clock: Clock }, makeSharedQueue)
  bind(Processes, { db: Db }, makeProcesses)
  bind(RateLimit, { counts: SharedCounters }, makeRateLimit)
  bind(
    Idempotency,
    {
      db: Db,
      clock: Clock,
      encryption: Encryption,
      signing: Signing,
    },
    (dependencies) => makeIdempotency({ ...dependencies, callTransaction: makeCallTransaction({ orm, notifier }) }),
  )
  bind(DeleteExpiredResponses, { idempotency: Idempotency }, makeDeleteExpiredResponses)
  bind(Grants, { db: Db }, makeGrants)
  bind(Memberships, { db: Db }, makeMemberships)
  bind(DemoFacilities, { db: Db }, makeDemoFacilities)
  bind(LimitStore, { db: Db }, makeLimitStore)
  bind(FacilityVerification, { db: Db }, makeFacilityVerification)
  bind(FacilityCovers, { db: Db }, makeFacilityCovers)
  bind(FacilityRatings, { db: Db }, makeFacilityRatings)
  bind(FacilityCosts, { db: Db }, makeFacilityCosts)
  bind(KnownFacilities, { db: Db }, makeKnownFacilities)
  bind(Facilities, { db: Db, gazetteer: Gazetteer }, makeFacilities)
}

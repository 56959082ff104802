import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import type { Memberships } from '#core/facilities/membership.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { Overview } from '#core/overview/overview.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Answers, EvidenceFiles, Histories, Opinions } from '../domain/opinions.port.ts'
import { Codes, Staff, Suspicions } from '../domain/readers.port.ts'
import { WithdrawLockedOpinion } from '../services/withdraw-locked-opinion.ts'

interface Rating {
  readonly count: number
  readonly total: number
}

/** Finds the ports and makes the services of the plugin; `waiting`: submissions in the queue, `approved`: parents of a facility. */
export const makeOpinionsFixture = (database: UseCaseDatabase) => {
  const { clock } = database
  const events = makeEvents()
  const audit = makeAudit()
  const opinions = database.find(Opinions)
  const grants = database.find(Grants)
  const approved = new Map<string, readonly string[]>()
  const memberships: Memberships = {
    approvedMembers: (facilityId, accountIds) =>
      Effect.sync(() => new Set(accountIds.filter((id) => approved.get(facilityId)?.includes(id)))),
  }
  const waiting = new Set<string>()
  const queue: ReviewQueue = {
    submit: ({ subjectId }) => Effect.sync(() => ({ dueAt: String(waiting.add(subjectId).size) })),
    withdraw: (_, subjectId) => Effect.sync(() => void waiting.delete(subjectId)),
  }
  const overview: Overview = {
    countsOf: () => Effect.succeed({}),
    markSeen: () => Effect.void,
    publishCounts: () => Effect.void,
  }
  const ports = {
    clock,
    events,
    audit,
    opinions,
    memberships,
    queue,
    overview,
    rateLimit: database.find(RateLimit),
    ratings: database.find(FacilityRatings),
    staff: database.find(Staff),
    suspicions: database.find(Suspicions),
    lists: database.find(OpinionLists),
    codes: database.find(Codes),
    answers: database.find(Answers),
    histories: database.find(Histories),
    evidence: database.find(EvidenceFiles),
    knownFacilities: database.find(KnownFacilities),
    signing: makeSigning({ clock }),
    uploads: database.find(Uploads),
    directory: database.find(Facilities),
    transaction: transactionWith(database, events, audit),
  }
  const addFacility = (over: Readonly<Record<string, unknown>> = {}) => storeFacilityRow(database, over)
  return {
    ...ports,
    withdrawLocked: makeOf(WithdrawLockedOpinion)(ports),
    addFacility,
    approved,
    waiting,
    user: aUser({ id: newId() }),
    opinionOf: (id: string) => run(opinions.byId(id)),
    countOpinions: async () => (await rowsOf(database, 'select 1 from opinions_opinion')).length,
    /** Stores a copy of an opinion about another facility that was accepted earlier. */
    addAccepted: async (id: string) => {
      const other = { ...(await run(opinions.byId(id))), id: newId(), facility_id: await addFacility(), submission_id: newId() }
      await run(opinions.add({ ...other, state: 'accepted', accepted_at: '2026-11-01T10:00:00.000Z' }))
    },
    ratingOf: async (facilityId: string) =>
      (await rowsOf<Rating>(database, 'select rating_count count, rating_total total from facility where id = ?', [facilityId]))[0],
    giveRole: (facilityId: string, accountId: string, role: FacilityRole) =>
      run(grants.save({ accountId, facilityId, role, permissions: [] })),
  }
}

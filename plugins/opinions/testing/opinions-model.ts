import { Effect } from 'effect'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMemoryFacilityRatings } from '#adapters/memory/facility-ratings.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'
import type { Codes, Staff, Suspicions } from '../domain/readers.port.ts'
import { WithdrawLockedOpinion } from '../services/withdraw-locked-opinion.ts'
import { makeMemoryOpinions } from './memory-opinions.ts'

const unused = () => Effect.die(new Error('not used in memory'))

/** Creates a model of the plugin in memory, for thousands of random acts; `waiting` are the submissions in the queue. */
export const makeOpinionsModel = () => {
  const clock = makeClock()
  const memory = makeMemoryOpinions()
  const events = makeEvents()
  const audit = makeAudit()
  const ratings = makeMemoryFacilityRatings()
  const facilities: KnownFacility[] = []
  const waiting = new Set<string>()
  const queue: ReviewQueue = {
    submit: ({ subjectId }) => Effect.sync(() => ({ dueAt: String(waiting.add(subjectId).size) })),
    withdraw: (_, subjectId) => Effect.sync(() => void waiting.delete(subjectId)),
  }
  const staff: Staff = {
    roleOf: () => Effect.succeed(null),
    answering: () => Effect.succeed([]),
  }
  const suspicions: Suspicions = {
    noteDevice: () => Effect.void,
    sharesDevice: () => Effect.succeed(false),
    otherTexts: () => Effect.succeed([]),
    writtenSince: () => Effect.succeed(0),
    hasConflict: () => Effect.succeed(false),
  }
  const known = makeMemoryKnownFacilities(() => facilities)
  const lists: OpinionLists = {
    complete: (opinions) =>
      Effect.map(memory.answers.of(opinions.map(({ id }) => id)), (answers) =>
        opinions.map((opinion) => ({ opinion, answer: answers.get(opinion.id) ?? null, helpful: 0 })),
      ),
    facilities: (ids) => known.find(ids),
    accepted: unused,
    ofAccount: unused,
    ofFacility: unused,
    latest: unused,
    stats: unused,
  }
  const overview: Overview = {
    countsOf: () => Effect.succeed({}),
    markSeen: () => Effect.void,
    publishCounts: () => Effect.void,
  }
  const codes: Codes = { addBatch: unused, batchesOf: unused, issuedSince: unused, use: () => Effect.succeed(null), batchNumber: unused }
  const ports = {
    clock,
    events,
    audit,
    rateLimit: { consume: () => Effect.succeed({ times: 1, seconds: 1 }) },
    ratings,
    memberships: { approvedMembers: () => Effect.succeed(new Set<string>()) },
    queue,
    staff,
    suspicions,
    lists,
    overview,
    codes,
    opinions: memory.opinions,
    answers: memory.answers,
    histories: memory.histories,
    evidence: memory.evidence,
    knownFacilities: known,
    signing: makeSigning({ clock }),
    uploads: { remove: () => Effect.void } as unknown as Uploads,
    directory: { lock: (ids: readonly string[]) => Effect.succeed(ids) } as Facilities,
    transaction: makeTransaction(memory, events, audit, ratings),
  }
  const services = {
    withdrawLocked: makeOf(WithdrawLockedOpinion)(ports),
  }
  const addFacility = () => {
    const facility = aKnownFacility({ id: newId() })
    facilities.push(facility)
    return facility.id
  }
  const forget = () => {
    memory.forget()
    events.emitted.length = 0
    audit.entries.length = 0
  }
  return { ...ports, ...services, forget, addFacility, waiting, rows: memory.rows }
}

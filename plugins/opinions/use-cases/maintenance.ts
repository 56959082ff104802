import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { newStep } from '../domain/changes.ts'
import { Answers, EvidenceFiles, Histories, Opinions } from '../domain/opinions.port.ts'
import { LockOpinion } from '../services/lock-opinion.ts'
import { RefreshFacility, RefreshTrust } from '../services/refresh.ts'
import { Submissions } from '../services/submissions.ts'
import { WithdrawLockedOpinion } from '../services/withdraw-locked-opinion.ts'

/**
 * Withdraws opinions and answers that wait although their facility is gone: it was deleted, or merged into one about
 * which the author has written too.
 */
export const WithdrawStranded = define(
  'opinions/WithdrawStranded',
  {
    opinions: Opinions,
    answers: Answers,
    histories: Histories,
    submissions: Submissions,
    lockOpinion: LockOpinion,
    withdrawLocked: WithdrawLockedOpinion,
    clock: Clock,
    transaction: Transaction,
  },
  ({ opinions, answers, histories, submissions, lockOpinion, withdrawLocked, clock, transaction }) => {
    const withdraw = Effect.fn('opinions.withdraw-stranded-one')(function* (actor: Actor, id: string) {
      const { opinion, facility } = yield* lockOpinion(yield* opinions.byId(id))
      if (facility !== null) return
      if (opinion.state === 'pending') return yield* withdrawLocked(actor, opinion)
      const answer = (yield* answers.of([id])).get(id)
      if (answer?.state !== 'pending') return
      yield* answers.remove(id)
      yield* submissions.withdrawAnswer(answer)
      yield* histories.add(newStep(id, 'answer_removed', clock.now()))
    }, transaction)
    return Effect.fn('opinions.withdraw-stranded')(function* (actor: Actor, _: object) {
      // Decided or withdrawn since it was listed.
      for (const id of yield* opinions.stranded()) yield* withdraw(actor, id).pipe(Effect.catch(() => Effect.void))
    })
  },
)

/** Days after the decision for which documents are kept (decisions §2). */
const evidenceDays = 30
/** Months after which withdrawn and rejected opinions are deleted. */
const goneMonths = 24
/** Opinions and documents deleted in one transaction. */
const batch = 500
/** Months after which a verified author is trusted. */
const trustedMonths = 12

const monthsBefore = (now: Date, months: number) => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

/**
 * Deletes documents 30 days after the decision and opinions that are long gone, withdraws what waits for a facility
 * that is gone, and trusts authors whose first opinion is a year old.
 */
export const CleanUpOpinions = define(
  'opinions/CleanUpOpinions',
  {
    opinions: Opinions,
    evidence: EvidenceFiles,
    uploads: Uploads,
    refreshTrust: RefreshTrust,
    withdrawStranded: WithdrawStranded,
    clock: Clock,
    transaction: Transaction,
  },
  ({ opinions, evidence, uploads, refreshTrust, withdrawStranded, clock, transaction }) => {
    const eraseEvidence = Effect.fn('opinions.erase-evidence')(function* (before: string) {
      const old = yield* evidence.decidedBefore(before, batch)
      yield* evidence.remove(old.map(({ id }) => id))
      yield* uploads.remove(old.map(({ upload_id }) => upload_id))
      return old.length
    }, transaction)
    return Effect.fn('opinions.clean-up')(function* (actor: Actor, nothing: Readonly<Record<string, never>>) {
      const now = clock.now()
      const decided = new Date(now.getTime() - evidenceDays * 86_400_000).toISOString()
      for (let last = batch; last === batch; ) last = yield* eraseEvidence(decided)
      yield* withdrawStranded(actor, nothing)
      for (let last = batch; last === batch; ) last = yield* transaction(opinions.removeOld(monthsBefore(now, goneMonths), batch))
      for (const accountId of yield* opinions.experiencedSince(monthsBefore(now, trustedMonths)))
        yield* transaction(refreshTrust(actor, accountId))
    })
  },
)

/** Computes the ratings of all facilities anew from their opinions; returns of how many. */
export const RecountRatings = define(
  'opinions/RecountRatings',
  { opinions: Opinions, directory: Facilities, refreshFacility: RefreshFacility, transaction: Transaction },
  ({ opinions, directory, refreshFacility, transaction }) => {
    const recount = Effect.fn('opinions.recount-one')(function* (id: string) {
      yield* directory.lock([id])
      yield* refreshFacility(id)
    }, transaction)
    return Effect.fn('opinions.recount')(function* (_: Actor, _nothing: object) {
      const ids = yield* opinions.facilities()
      for (const id of ids) yield* recount(id)
      return { facilities: ids.length }
    })
  },
)

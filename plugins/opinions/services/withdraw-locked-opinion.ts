import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { ErasureStep } from '#core/personal-data/erasure-step.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Answers, Histories, Opinions } from '../domain/opinions.port.ts'
import { ChangeState } from './change-state.ts'
import { KeepEvidence } from './keep-evidence.ts'
import { LockOpinion } from './lock-opinion.ts'
import { Submissions } from './submissions.ts'

/** Withdraws a locked opinion: it and its answer leave the queue, its documents are deleted at once. */
export const WithdrawLockedOpinion = define(
  'opinions/WithdrawLockedOpinion',
  { answers: Answers, changeState: ChangeState, keepEvidence: KeepEvidence, submissions: Submissions },
  ({ answers, changeState, keepEvidence, submissions }) =>
    Effect.fn('opinions.withdraw-locked-opinion')(function* (actor: Actor, opinion: Opinion, changes: Partial<Opinion> = {}) {
      const withdrawn = yield* changeState(actor, opinion, 'withdraw', { changes })
      yield* submissions.withdrawOpinion(opinion)
      const answer = (yield* answers.of([opinion.id])).get(opinion.id)
      if (answer) yield* submissions.withdrawAnswer(answer)
      yield* keepEvidence.remove([opinion.id])
      return withdrawn
    }),
)

const nobody = { account_id: null, author_first_name: '', author_last_name: '' } as const
const nothing = { ...nobody, text: '', pros: [], cons: [] } as const

/**
 * Erases the opinions of a deleted account as its owner has chosen: what is public loses the name, or is removed with
 * all that was written. What is not public, and every former text, is removed in either case.
 */
export const LeaveOpinions = define(
  'opinions/LeaveOpinions',
  {
    opinions: Opinions,
    histories: Histories,
    lockOpinion: LockOpinion,
    withdrawLocked: WithdrawLockedOpinion,
    keepEvidence: KeepEvidence,
    events: Events,
    transaction: Transaction,
  },
  ({ opinions, histories, lockOpinion, withdrawLocked, keepEvidence, events, transaction }): ErasureStep => {
    const leave = Effect.fn('opinions.leave-one')(function* (actor: Actor, own: Opinion, mayStay: boolean) {
      const { id } = own
      const { opinion } = yield* lockOpinion(own).pipe(Effect.catchTag('OpinionNotFound', Effect.die))
      yield* histories.eraseTexts(id)
      const stays = mayStay && (opinion.state === 'accepted' || opinion.state === 'hidden')
      if (!stays && opinion.state !== 'withdrawn') return yield* withdrawLocked(actor, opinion, nothing).pipe(Effect.orDie)
      yield* keepEvidence.remove([id])
      yield* opinions.save({ ...opinion, ...(stays ? nobody : nothing), version: opinion.version + 1 })
      if (opinion.state === 'accepted') yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
    })
    return Effect.fn('opinions.leave')(function* (actor, { accountId }, { opinions: choice }) {
      // In one order, so that deletions and merges never wait for each other.
      const own = (yield* opinions.ofAccount(accountId)).toSorted((one, other) => (one.facility_id < other.facility_id ? -1 : 1))
      for (const opinion of own) yield* leave(actor, opinion, choice !== 'remove')
    }, transaction)
  },
)

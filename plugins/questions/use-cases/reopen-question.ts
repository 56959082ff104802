import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { QuestionClosed } from '../contract/errors.ts'
import type { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { mayReopen, reopened } from '../domain/question-states.ts'
import type { Questions } from '../domain/questions.port.ts'
import type { FindThread } from '../services/find-thread.ts'
import type { PublishUpdate } from '../services/publish-update.ts'
import type { ViewQuestion } from '../services/view-question.ts'

interface Dependencies {
  readonly questions: Questions
  readonly findThread: FindThread
  readonly facilities: QuestionFacilities
  readonly publishUpdate: PublishUpdate
  readonly viewQuestion: ViewQuestion
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Reopens a thread that was closed a short time ago. An open one stays as it is. */
export const makeReopenQuestion = ({ questions, findThread, facilities, publishUpdate, viewQuestion, clock, transaction }: Dependencies) =>
  Effect.fn('questions.reopen')(function* (actor: Actor, { id }: { readonly id: string }) {
    const found = yield* findThread(actor, id, { lock: true })
    const { question } = found
    if (question.state === 'closed') {
      const facility = yield* facilities.byId(question.facility_id)
      if (!facility?.exists || question.account_id === null || !mayReopen(question, clock.now())) return yield* new QuestionClosed()
      const after = reopened(question)
      yield* questions.save(after)
      yield* publishUpdate(after, facility.staff)
    }
    return yield* viewQuestion(found, id)
  }, transaction)

export type ReopenQuestion = ReturnType<typeof makeReopenQuestion>
export const ReopenQuestion = token<ReopenQuestion>('questions/ReopenQuestion')

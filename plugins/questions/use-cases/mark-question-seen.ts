import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { lastNumber } from '../domain/question.ts'
import type { QuestionFacilities } from '../domain/question-facilities.port.ts'
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
  readonly transaction: Transaction
}

/** Marks all messages of a thread as seen; the other side learns it at once (features QU-04). */
export const makeMarkQuestionSeen = ({ questions, findThread, facilities, publishUpdate, viewQuestion, transaction }: Dependencies) =>
  Effect.fn('questions.mark-seen')(function* (actor: Actor, { id }: { readonly id: string }) {
    const found = yield* findThread(actor, id)
    const { user, question } = found
    if (yield* questions.markSeen(user.id, id, lastNumber(question)))
      yield* publishUpdate(question, (yield* facilities.byId(question.facility_id))?.staff ?? [])
    return yield* viewQuestion(found, id)
  }, transaction)

export type MarkQuestionSeen = ReturnType<typeof makeMarkQuestionSeen>
export const MarkQuestionSeen = token<MarkQuestionSeen>('questions/MarkQuestionSeen')

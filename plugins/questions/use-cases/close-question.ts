import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { ClosedQuestion } from '../contract/question.ts'
import type { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { closed } from '../domain/question-states.ts'
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

/** Closes a thread for both sides, unless it has changed since the user read it. A closed one stays as it is. */
export const makeCloseQuestion = ({ questions, findThread, facilities, publishUpdate, viewQuestion, clock, transaction }: Dependencies) =>
  Effect.fn('questions.close')(function* (actor: Actor, { id, version }: ClosedQuestion) {
    const found = yield* findThread(actor, id, { lock: true })
    const { side, question } = found
    if (question.state === 'open') {
      if (version !== undefined && version !== question.version)
        return yield* new VersionConflict({ detail: `The newest version is ${question.version}.` })
      const after = closed(question, side, clock.now())
      yield* Effect.orDie(questions.save(after))
      yield* publishUpdate(after, (yield* facilities.byId(question.facility_id))?.staff ?? [])
    }
    return yield* viewQuestion(found, id)
  }, transaction)

export type CloseQuestion = ReturnType<typeof makeCloseQuestion>
export const CloseQuestion = token<CloseQuestion>('questions/CloseQuestion')

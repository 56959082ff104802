import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { FindThread } from '../services/find-thread.ts'
import type { ViewQuestion } from '../services/view-question.ts'

interface Dependencies {
  readonly findThread: FindThread
  readonly viewQuestion: ViewQuestion
}

/** Returns a thread for one of its sides. */
export const makeShowQuestion = ({ findThread, viewQuestion }: Dependencies) =>
  Effect.fn('questions.show')(function* (actor: Actor, { id }: { readonly id: string }) {
    return yield* viewQuestion(yield* findThread(actor, id), id)
  })

export type ShowQuestion = ReturnType<typeof makeShowQuestion>
export const ShowQuestion = token<ShowQuestion>('questions/ShowQuestion')

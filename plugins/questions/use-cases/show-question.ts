import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { FindThread } from '../services/find-thread.ts'
import { ViewQuestion } from '../services/view-question.ts'

/** Returns a thread for one of its sides. */
export const ShowQuestion = define(
  'questions/ShowQuestion',
  { findThread: FindThread, viewQuestion: ViewQuestion },
  ({ findThread, viewQuestion }) =>
    Effect.fn('questions.show')(function* (actor: Actor, { id }: { readonly id: string }) {
      return yield* viewQuestion(yield* findThread(actor, id), id)
    }),
)

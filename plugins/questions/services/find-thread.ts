import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { UserQuestionNotFound } from '../contract/errors.ts'
import type { QuestionSide } from '../contract/topics.ts'
import type { Question } from '../domain/question.ts'
import { Questions } from '../domain/questions.port.ts'
import { sideOf } from './thread-side.ts'

/** Thread that a user takes part in. */
export interface OwnThread {
  readonly user: User
  readonly side: QuestionSide
  readonly question: Question
}

/** Finds a thread for one of its sides; to all others it does not exist. `lock` holds it until the transaction ends. */
export const FindThread = define('questions/FindThread', { questions: Questions }, ({ questions }) =>
  Effect.fn('questions.find-thread')(function* (
    actor: Actor,
    id: string,
    { lock = false, as }: { lock?: boolean; as?: QuestionSide } = {},
  ) {
    const user = yield* requireUser(actor)
    const question = yield* lock ? questions.lock(id) : questions.byId(id)
    const side = question && sideOf(user, question)
    if (!question || !side || (as !== undefined && side !== as)) return yield* new UserQuestionNotFound()
    return { user, side, question } satisfies OwnThread
  }),
)

import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { UserQuestionNotFound } from '../contract/errors.ts'
import { writeQuestions } from '../contract/permissions.ts'
import type { QuestionSide } from '../contract/topics.ts'
import type { Question } from '../domain/question.ts'
import { Questions } from '../domain/questions.port.ts'

/** Returns whether a user answers the questions of a facility. Support does not: threads are private. */
export const answersFor = ({ perms }: Pick<User, 'perms'>, facilityId: string): boolean =>
  Object.hasOwn(perms, facilityId) && (perms[facilityId] ?? []).includes(writeQuestions.name)

/** Returns the side on which a user takes part in a thread; `null` for everybody else. */
export const sideOf = (user: Pick<User, 'id' | 'perms'>, { account_id, facility_id }: Question): QuestionSide | null =>
  account_id === user.id ? 'parent' : answersFor(user, facility_id) ? 'facility' : null

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

/** Tells the open pages of both sides that a thread has changed, and publishes their counts. */
export const PublishUpdate = define('questions/PublishUpdate', { realtime: Realtime, overview: Overview }, ({ realtime, overview }) =>
  Effect.fn('questions.publish-update')(function* ({ id, account_id, facility_id }: Question, staff: readonly string[]) {
    const accounts = [...new Set([...(account_id === null ? [] : [account_id]), ...staff])]
    for (const to of accounts) yield* realtime.publish({ channel: 'main', to, type: 'question.updated', data: { id, facility_id } })
    yield* overview.publishCounts(accounts)
  }),
)

import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor, User } from '#core/access/actor.ts'
import { hasPermission, requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { cleanText, textProblem } from '../contract/clean-text.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { answerLimits } from '../contract/limits.ts'
import type { Answer } from '../domain/answer.ts'
import { Answers } from '../domain/answers.port.ts'
import { type LockedOpinion, LockOpinion } from './lock-opinion.ts'

/** Opinion with the answer to it, opened by somebody who may answer. */
export interface OpenedAnswer extends LockedOpinion {
  readonly user: User
  readonly answer: Answer | null
}

/** Opens an opinion for those who answer it; one that is neither public nor answered is found by nobody of the facility. */
export const OpenAnswer = define('opinions/OpenAnswer', { lockOpinion: LockOpinion, answers: Answers }, ({ lockOpinion, answers }) =>
  Effect.fn('opinions.open-answer')(function* (actor: Actor, id: string) {
    const user = yield* requireUser(actor)
    const { opinion, facility } = yield* lockOpinion(id)
    const answer = (yield* answers.of([id])).get(id) ?? null
    if (!facility || (opinion.state !== 'accepted' && answer === null)) return yield* new OpinionNotFound()
    if (!hasPermission(actor, facilityPermissions.writeOpinions, opinion.facility_id))
      return yield* opinion.state === 'accepted' ? new InsufficientPermissions() : new OpinionNotFound()
    return { user, opinion, facility, answer } satisfies OpenedAnswer
  }),
)

/** Cleans the text of an answer; fails with what is wrong with it. */
export const readAnswerText = (given: string): Effect.Effect<string, Validation> => {
  const text = cleanText(given)
  const problem = textProblem(text, answerLimits)
  return problem === null ? Effect.succeed(text) : Effect.fail(new Validation({ schema: { text: [problem] } }))
}

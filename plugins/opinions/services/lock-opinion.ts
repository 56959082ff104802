import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor, User } from '#core/access/actor.ts'
import { hasPermission, requireUser } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { KnownFacilities, type KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { cleanText, textProblem } from '../contract/clean-text.ts'
import { type AnswerClosed, type OpinionClosed, OpinionNotFound } from '../contract/errors.ts'
import { answerLimits } from '../contract/limits.ts'
import type { Answer } from '../domain/answer.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Answers, Opinions } from '../domain/opinions.port.ts'
import { Submissions } from './submissions.ts'

/** Opinion that is locked with its facility; `facility` is `null` after it was deleted or merged. */
export interface LockedOpinion {
  readonly opinion: Opinion
  readonly facility: KnownFacility | null
}

/** Locks an opinion that was read, with its facility, always the facility first; returns it as it is now. */
export const LockOpinion = define(
  'opinions/LockOpinion',
  { opinions: Opinions, directory: Facilities, knownFacilities: KnownFacilities },
  ({ opinions, directory, knownFacilities }) =>
    Effect.fn('opinions.lock')(function* ({ id, facility_id }: Pick<Opinion, 'id' | 'facility_id'>) {
      yield* directory.lock([facility_id])
      const opinion = yield* opinions.lock(id)
      // A merge has moved it meanwhile: its new facility comes after the opinion in the order of locks, which a repeated
      // transaction resolves.
      if (opinion.facility_id !== facility_id) yield* directory.lock([opinion.facility_id])
      const facility = (yield* knownFacilities.find([opinion.facility_id])).get(opinion.facility_id) ?? null
      return { opinion, facility } satisfies LockedOpinion
    }),
)

/**
 * Locks an opinion of the user and takes it out of the queue; its review last, as decisions do, so that author and
 * support never wait for each other.
 */
export const LockOwn = define(
  'opinions/LockOwn',
  { opinions: Opinions, lockOpinion: LockOpinion, submissions: Submissions },
  ({ opinions, lockOpinion, submissions }) =>
    Effect.fn('opinions.lock-own')(function* (user: User, id: string) {
      const own = yield* opinions.byId(id)
      if (own.account_id !== user.id) return yield* new OpinionNotFound()
      const locked = yield* lockOpinion(own)
      if (locked.opinion.account_id !== user.id) return yield* new OpinionNotFound()
      yield* submissions.withdrawOpinion(locked.opinion)
      return locked
    }),
)

/** Opinion with the answer to it, opened by somebody who may answer. */
export interface OpenedAnswer extends LockedOpinion {
  readonly user: User
  readonly answer: Answer | null
}

/** Opens an opinion for those who answer it; one that is neither public nor answered is found by nobody of the facility. */
export const OpenAnswer = define(
  'opinions/OpenAnswer',
  { opinions: Opinions, answers: Answers, lockOpinion: LockOpinion },
  ({ opinions, answers, lockOpinion }) =>
    Effect.fn('opinions.open-answer')(function* (actor: Actor, id: string) {
      const user = yield* requireUser(actor)
      const { opinion, facility } = yield* lockOpinion(yield* opinions.byId(id))
      const answer = (yield* answers.of([id])).get(id) ?? null
      if (!facility || (opinion.state !== 'accepted' && answer === null)) return yield* new OpinionNotFound()
      if (!hasPermission(actor, facilityPermissions.writeOpinions, opinion.facility_id))
        return yield* opinion.state === 'accepted' ? new InsufficientPermissions() : new OpinionNotFound()
      return { user, opinion, facility, answer } satisfies OpenedAnswer
    }),
)

/** Reports to the queue of reviews that an opinion, or the answer to it, is no longer what was reviewed. */
export const asSubjectChanged = <A>(
  step: Effect.Effect<A, SubjectChanged | OpinionNotFound | OpinionClosed | AnswerClosed>,
): Effect.Effect<A, SubjectChanged> =>
  Effect.catchTags(step, {
    OpinionNotFound: () => new SubjectChanged(),
    OpinionClosed: ({ detail }) => new SubjectChanged({ detail }),
    AnswerClosed: ({ detail }) => new SubjectChanged({ detail }),
  })

/** Cleans the text of an answer; fails with what is wrong with it. */
export const readAnswerText = (given: string): Effect.Effect<string, Validation> => {
  const text = cleanText(given)
  const problem = textProblem(text, answerLimits)
  return problem === null ? Effect.succeed(text) : Effect.fail(new Validation({ schema: { text: [problem] } }))
}

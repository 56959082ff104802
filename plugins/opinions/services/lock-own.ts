import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { LockOpinion } from './lock-opinion.ts'
import type { Submissions } from './submissions.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly lockOpinion: LockOpinion
  readonly submissions: Submissions
}

/**
 * Locks an opinion of the user and takes it out of the queue; its review last, as decisions do, so that author and
 * support never wait for each other.
 */
export const makeLockOwn = ({ opinions, lockOpinion, submissions }: Dependencies) =>
  Effect.fn('opinions.lock-own')(function* (user: User, id: string) {
    if ((yield* opinions.byId(id)).account_id !== user.id) return yield* new OpinionNotFound()
    const locked = yield* lockOpinion(id)
    if (locked.opinion.account_id !== user.id) return yield* new OpinionNotFound()
    yield* submissions.withdrawOpinion(locked.opinion)
    return locked
  })

export type LockOwn = ReturnType<typeof makeLockOwn>
export const LockOwn = token<LockOwn>('opinions/LockOwn')

import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { LockOpinion } from './lock-opinion.ts'
import { Submissions } from './submissions.ts'

/**
 * Locks an opinion of the user and takes it out of the queue; its review last, as decisions do, so that author and
 * support never wait for each other.
 */
export const LockOwn = define(
  'opinions/LockOwn',
  { opinions: Opinions, lockOpinion: LockOpinion, submissions: Submissions },
  ({ opinions, lockOpinion, submissions }) =>
    Effect.fn('opinions.lock-own')(function* (user: User, id: string) {
      if ((yield* opinions.byId(id)).account_id !== user.id) return yield* new OpinionNotFound()
      const locked = yield* lockOpinion(id)
      if (locked.opinion.account_id !== user.id) return yield* new OpinionNotFound()
      yield* submissions.withdrawOpinion(locked.opinion)
      return locked
    }),
)

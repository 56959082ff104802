import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { hasPermission, requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { OpinionThread } from '../contract/answer.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import type { Answers, Histories } from '../domain/answers.port.ts'
import { historyFor } from '../domain/history.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { ReadOwn } from '../services/read-own.ts'
import type { ReadShown } from '../services/read-shown.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly answers: Answers
  readonly histories: Histories
  readonly readOwn: ReadOwn
  readonly readShown: ReadShown
}

/** Shows an opinion with its history to its author, or to those of the facility who answer it; nobody else finds it. */
export const makeShowThread = ({ opinions, answers, histories, readOwn, readShown }: Dependencies) =>
  Effect.fn('opinions.show-thread')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const opinion = yield* opinions.byId(id)
    const isAuthor = opinion.account_id === user.id
    const isPublic = opinion.state === 'accepted' || (yield* answers.of([id])).has(id)
    if (!isAuthor && !(isPublic && hasPermission(actor, facilityPermissions.writeOpinions, opinion.facility_id)))
      return yield* new OpinionNotFound()
    const own = yield* readOwn.one(opinion)
    const thread: OpinionThread = {
      facility: own.facility,
      own: isAuthor ? own : null,
      shown: isAuthor ? null : yield* readShown(opinion),
      history: historyFor(isAuthor ? 'author' : 'facility', yield* histories.of(id)),
    }
    return thread
  })

export type ShowThread = ReturnType<typeof makeShowThread>
export const ShowThread = token<ShowThread>('opinions/ShowThread')

import { Effect } from 'effect'
import { hasPermission } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { OpinionThread } from '../contract/answer.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { historyFor } from '../domain/history.ts'
import { Answers, Histories, Opinions } from '../domain/opinions.port.ts'
import { ReadOwn, ReadShown } from '../services/read-opinions.ts'

/** Shows an opinion with its history to its author, or to those of the facility who answer it; nobody else finds it. */
export const ShowThread = handler(
  opinionsApi.showThread,
  { opinions: Opinions, answers: Answers, histories: Histories, readOwn: ReadOwn, readShown: ReadShown },
  ({ opinions, answers, histories, readOwn, readShown }) =>
    Effect.fn('opinions.show-thread')(function* (user, { id }) {
      const opinion = yield* opinions.byId(id)
      const isAuthor = opinion.account_id === user.id
      const isPublic = opinion.state === 'accepted' || (yield* answers.of([id])).has(id)
      if (!isAuthor && !(isPublic && hasPermission(user, facilityPermissions.writeOpinions, opinion.facility_id)))
        return yield* new OpinionNotFound()
      const own = yield* readOwn.one(opinion)
      const thread: OpinionThread = {
        facility: own.facility,
        own: isAuthor ? own : null,
        shown: isAuthor ? null : yield* readShown(opinion),
        history: historyFor(isAuthor ? 'author' : 'facility', yield* histories.of(id)),
      }
      return thread
    }),
)

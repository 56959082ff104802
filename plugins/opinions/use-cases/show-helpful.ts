import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Readers } from '../domain/readers.port.ts'
import { FindShown } from '../services/find-shown.ts'

/** Returns whether the user has called an opinion helpful, and may do so. */
export const ShowHelpful = handler(
  opinionsApi.showHelpful,
  { findShown: FindShown, lists: OpinionLists, readers: Readers },
  ({ findShown, lists, readers }) =>
    Effect.fn('opinions.show-helpful')(function* (user, { id }) {
      const { opinion, own } = yield* findShown(user.id, id)
      const [listed] = yield* lists.complete([opinion])
      return { helpful: listed?.helpful ?? 0, marked: yield* readers.isHelpful(id, user.id), own }
    }),
)

import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Readers } from '../domain/readers.port.ts'

/** Takes back that an opinion is helpful. */
export const UnmarkHelpful = handler(
  opinionsApi.unmarkHelpful,
  { opinions: Opinions, lists: OpinionLists, readers: Readers, events: Events, transaction: Transaction },
  ({ opinions, lists, readers, events, transaction }) =>
    Effect.fn('opinions.unmark-helpful')(function* (user, { id }) {
      const opinion = yield* opinions.byId(id)
      if (opinion.state !== 'accepted') return yield* new OpinionNotFound()
      if (yield* readers.removeHelpful(id, user.id)) yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
      const [listed] = yield* lists.complete([opinion])
      return { helpful: listed?.helpful ?? 0, marked: false }
    }, transaction),
)

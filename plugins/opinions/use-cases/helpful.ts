import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionNotFound, OwnOpinion } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { Readers } from '../domain/readers.port.ts'
import { FindShown } from '../services/read-opinions.ts'

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

/** Calls an opinion helpful, once for an account; nobody does so for an own opinion or one about the own facility. */
export const MarkHelpful = handler(
  opinionsApi.markHelpful,
  { findShown: FindShown, lists: OpinionLists, readers: Readers, events: Events, clock: Clock, transaction: Transaction },
  ({ findShown, lists, readers, events, clock, transaction }) =>
    Effect.fn('opinions.mark-helpful')(function* (user, { id }) {
      const { opinion, own } = yield* findShown(user.id, id)
      if (own) return yield* new OwnOpinion()
      if (yield* readers.addHelpful(id, user.id, clock.now().toISOString()))
        yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
      const [listed] = yield* lists.complete([opinion])
      return { helpful: listed?.helpful ?? 0, marked: true }
    }, transaction),
)

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

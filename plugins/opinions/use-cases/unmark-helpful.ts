import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { OpinionNotFound } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { Readers } from '../domain/readers.port.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly lists: OpinionLists
  readonly readers: Readers
  readonly events: Events
  readonly transaction: Transaction
}

/** Takes back that an opinion is helpful. */
export const makeUnmarkHelpful = ({ opinions, lists, readers, events, transaction }: Dependencies) =>
  Effect.fn('opinions.unmark-helpful')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const opinion = yield* opinions.byId(id)
    if (opinion.state !== 'accepted') return yield* new OpinionNotFound()
    if (yield* readers.removeHelpful(id, user.id)) yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
    const [listed] = yield* lists.complete([opinion])
    return { helpful: listed?.helpful ?? 0, marked: false }
  }, transaction)

export type UnmarkHelpful = ReturnType<typeof makeUnmarkHelpful>
export const UnmarkHelpful = token<UnmarkHelpful>('opinions/UnmarkHelpful')

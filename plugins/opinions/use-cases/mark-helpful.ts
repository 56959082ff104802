import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { OwnOpinion } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'
import type { Readers } from '../domain/readers.port.ts'
import type { FindShown } from '../services/find-shown.ts'

interface Dependencies {
  readonly findShown: FindShown
  readonly lists: OpinionLists
  readonly readers: Readers
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Calls an opinion helpful, once for an account; nobody does so for an own opinion or one about the own facility. */
export const makeMarkHelpful = ({ findShown, lists, readers, events, clock, transaction }: Dependencies) =>
  Effect.fn('opinions.mark-helpful')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { opinion, own } = yield* findShown(user.id, id)
    if (own) return yield* new OwnOpinion()
    if (yield* readers.addHelpful(id, user.id, clock.now().toISOString()))
      yield* events.emit(OpinionsChanged.of({ facilityId: opinion.facility_id }))
    const [listed] = yield* lists.complete([opinion])
    return { helpful: listed?.helpful ?? 0, marked: true }
  }, transaction)

export type MarkHelpful = ReturnType<typeof makeMarkHelpful>
export const MarkHelpful = token<MarkHelpful>('opinions/MarkHelpful')

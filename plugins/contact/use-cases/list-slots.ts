import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { endOf } from '../domain/slots.ts'
import type { FindFreeDays } from '../services/find-free-days.ts'

/** Lists the free slots in order. */
export const makeListSlots = ({ freeDays }: { readonly freeDays: FindFreeDays }) =>
  Effect.fn('contact.list-slots')(function* (_: Actor, period: { readonly from?: string | undefined; readonly to?: string | undefined }) {
    const days = yield* freeDays(period)
    return { slots: days.flatMap(({ slots }) => slots).map((slot) => ({ slot, ends: endOf(slot) })) }
  })

export type ListSlots = ReturnType<typeof makeListSlots>
export const ListSlots = token<ListSlots>('contact/ListSlots')

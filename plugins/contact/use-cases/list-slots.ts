import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { endOf } from '../domain/slots.ts'
import { FindFreeDays } from '../services/find-free-days.ts'

/** Lists the free slots in order. */
export const ListSlots = define('contact/ListSlots', { freeDays: FindFreeDays }, ({ freeDays }) =>
  Effect.fn('contact.list-slots')(function* (_: Actor, period: { readonly from?: string | undefined; readonly to?: string | undefined }) {
    const days = yield* freeDays(period)
    return { slots: days.flatMap(({ slots }) => slots).map((slot) => ({ slot, ends: endOf(slot) })) }
  }),
)

import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { contactApi } from '../contract/api.ts'
import { endOf } from '../domain/slots.ts'
import { FindFreeDays } from '../services/find-free-days.ts'

/** Lists the free slots in order. */
export const ListSlots = handler(contactApi.listSlots, { freeDays: FindFreeDays }, ({ freeDays }) =>
  Effect.fn('contact.list-slots')(function* (_, period) {
    const days = yield* freeDays(period)
    return { slots: days.flatMap(({ slots }) => slots).map((slot) => ({ slot, ends: endOf(slot) })) }
  }),
)

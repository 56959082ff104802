import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { FindFreeDays } from '../services/find-free-days.ts'

/** Number of working days on the page. */
const maxShownDays = 10

/**
 * Returns the next working days with their number of free slots, and the slots of the requested day, or else of the
 * first day with free slots.
 */
export const ShowDays = define('contact/ShowDays', { freeDays: FindFreeDays }, ({ freeDays }) =>
  Effect.fn('contact.show-days')(function* (_: Actor, { day }: { readonly day: string | undefined }) {
    const days = (yield* freeDays({})).slice(0, maxShownDays)
    const chosen = days.find((one) => one.day === day) ?? days.find(({ slots }) => slots.length > 0)
    return { days: days.map(({ day, slots }) => ({ day, free: slots.length })), chosen: chosen?.day ?? null, slots: chosen?.slots ?? [] }
  }),
)

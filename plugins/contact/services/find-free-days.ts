import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Holidays } from '#core/ports/holidays.ts'
import type { Presentations } from '../domain/presentations.port.ts'
import { endOf, offeredDays } from '../domain/slots.ts'

interface Dependencies {
  readonly presentations: Presentations
  readonly clock: Clock
  readonly holidays: Holidays
}

/** Lists the offered slots that are not booked, by day; a fully booked day has no slots. */
export const makeFindFreeDays = ({ presentations, clock, holidays }: Dependencies) =>
  Effect.fn('contact.find-free-days')(function* (period: { readonly from?: string | undefined; readonly to?: string | undefined }) {
    const days = offeredDays(clock.now(), holidays.isHoliday, period)
    const first = days[0]?.slots[0]
    const last = days.at(-1)?.slots.at(-1)
    if (first === undefined || last === undefined) return []
    const booked = new Set(yield* presentations.bookedSlots(first, endOf(last)))
    return days.map(({ day, slots }) => ({ day, slots: slots.filter((slot) => !booked.has(slot)) }))
  })

export type FindFreeDays = ReturnType<typeof makeFindFreeDays>
export const FindFreeDays = token<FindFreeDays>('contact/FindFreeDays')

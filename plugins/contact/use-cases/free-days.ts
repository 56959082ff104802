import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Holidays } from '#core/ports/holidays.ts'
import type { Presentations } from '../domain/presentations.port.ts'
import { endOf, offered } from '../domain/slots.ts'

interface Dependencies {
  readonly presentations: Presentations
  readonly clock: Clock
  readonly holidays: Holidays
}

/** What is offered and not booked, day after day; a day that is booked out stays, without slots. */
export const makeFreeDays = ({ presentations, clock, holidays }: Dependencies) =>
  Effect.fn('contact.free-days')(function* (span: { readonly from?: string | undefined; readonly to?: string | undefined }) {
    const days = offered(clock.now(), holidays.isHoliday, span)
    const [first, last] = [days[0]?.slots[0], days.at(-1)?.slots.at(-1)]
    if (first === undefined || last === undefined) return []
    const booked = new Set(yield* presentations.booked(first, endOf(last)))
    return days.map(({ day, slots }) => ({ day, slots: slots.filter((slot) => !booked.has(slot)) }))
  })

export type FreeDays = ReturnType<typeof makeFreeDays>
export const FreeDays = token<FreeDays>('contact/FreeDays')

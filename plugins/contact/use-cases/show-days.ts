import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { FreeDays } from './free-days.ts'

/** So many working days stand on the page. */
const shownDays = 10

/** The next working days with how many terms are free, and the terms of the one asked for; of the first with a free one where it is none of them. */
export const makeShowDays = ({ freeDays }: { readonly freeDays: FreeDays }) =>
  Effect.fn('contact.show-days')(function* (_: Actor, { day }: { readonly day: string | undefined }) {
    const days = (yield* freeDays({})).slice(0, shownDays)
    const chosen = days.find((one) => one.day === day) ?? days.find(({ slots }) => slots.length > 0)
    return { days: days.map(({ day, slots }) => ({ day, free: slots.length })), chosen: chosen?.day ?? null, slots: chosen?.slots ?? [] }
  })

export type ShowDays = ReturnType<typeof makeShowDays>
export const ShowDays = token<ShowDays>('contact/ShowDays')

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { PresentationNotFound, type Presentations } from '../domain/presentations.port.ts'
import type { PresentationCalendar } from './presentation-calendar.ts'

interface Dependencies {
  readonly presentations: Presentations
  readonly calendar: PresentationCalendar
}

/** The calendar entry of a booking that stands, for the bearer of its token. */
export const makePresentationEntry = ({ presentations, calendar }: Dependencies) =>
  Effect.fn('contact.presentation-entry')(function* (_: Actor, { token }: { readonly token: string }) {
    const booked = yield* presentations.byToken(token)
    if (booked.cancelled_at !== null) return yield* new PresentationNotFound()
    return calendar(booked)
  })

export type PresentationEntry = ReturnType<typeof makePresentationEntry>
export const PresentationEntry = token<PresentationEntry>('contact/PresentationEntry')

import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { PresentationNotFound } from '../contract/errors.ts'
import type { Presentations } from '../domain/presentations.port.ts'
import type { PresentationCalendar } from '../services/presentation-calendar.ts'

interface Dependencies {
  readonly presentations: Presentations
  readonly calendar: PresentationCalendar
}

/** Returns the calendar entry of a booking that is not cancelled, for the bearer of its token. */
export const makeExportPresentation = ({ presentations, calendar }: Dependencies) =>
  Effect.fn('contact.export-presentation')(function* (_: Actor, { token }: { readonly token: string }) {
    const booked = yield* presentations.byToken(token)
    if (booked.cancelled_at !== null) return yield* new PresentationNotFound()
    return calendar(booked)
  })

export type ExportPresentation = ReturnType<typeof makeExportPresentation>
export const ExportPresentation = token<ExportPresentation>('contact/ExportPresentation')

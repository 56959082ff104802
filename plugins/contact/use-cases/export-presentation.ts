import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { contactApi } from '../contract/api.ts'
import { PresentationNotFound } from '../contract/errors.ts'
import { Presentations } from '../domain/presentations.port.ts'
import { PresentationCalendar } from '../services/presentation-calendar.ts'

/** Returns the calendar entry of a booking that is not cancelled, for the bearer of its token. */
export const ExportPresentation = handler(
  contactApi.exportPresentation,
  { presentations: Presentations, calendar: PresentationCalendar },
  ({ presentations, calendar }) =>
    Effect.fn('contact.export-presentation')(function* (_, { token }) {
      const booked = yield* presentations.byToken(token)
      if (booked.cancelled_at !== null) return yield* new PresentationNotFound()
      return calendar(booked)
    }),
)

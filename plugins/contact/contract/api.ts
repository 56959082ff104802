import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { PresentationNotFound, SlotNotOffered, SlotTaken } from './errors.ts'
import { NewMessage, Receipt } from './message.ts'
import { BookedPresentation, NewPresentation, Slots, SlotsQuery } from './presentation.ts'

/**
 * HTTP API of customer service (decisions §13). The use-cases enforce the rate limits, since pages call them too and
 * urgent messages are counted without the database.
 */
export const contactApi = defineApi({
  sendMessage: route.post('/api/v1/contact', {
    summary:
      'Sends a message to customer service and returns its number; urgent messages are accepted even while the database is unavailable.',
    input: NewMessage,
    output: Receipt,
    errors: [TooManyRequests],
    access: 'anyone',
    worksWithoutDatabase: true,
  }),
  listSlots: route.get('/api/v1/presentation/slots', {
    summary: 'Lists the free 15-minute slots for a presentation, on working days within sixty days.',
    input: SlotsQuery,
    output: Slots,
    access: 'anyone',
  }),
  bookPresentation: route.post('/api/v1/presentation', {
    summary: 'Books a presentation; the first of two requests for one slot succeeds.',
    input: NewPresentation,
    output: BookedPresentation,
    errors: [SlotTaken, SlotNotOffered, FacilityNotFound, TooManyRequests],
    access: 'anyone',
  }),
  exportPresentation: route.get('/api/v1/presentation/:token/presentation.ics', {
    summary: 'Returns the calendar entry of a booked presentation to the bearer of its token.',
    input: Schema.Struct({ token: Schema.String }),
    output: Schema.String,
    errors: [PresentationNotFound],
    access: 'anyone',
    responseType: 'ics',
  }),
})

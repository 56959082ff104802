import { Schema } from 'effect'
import { get, post } from '#core/plugin/routes.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { NewMessage, Receipt } from './contract/message.ts'
import { BookedPresentation, NewPresentation, Slots, SlotsQuery } from './contract/presentation.ts'
import { FacilityNotFound, PresentationNotFound, SlotNotOffered, SlotTaken } from './domain/presentations.port.ts'
import { BookPresentation } from './use-cases/book-presentation.ts'
import { ListSlots } from './use-cases/list-slots.ts'
import { ExportPresentation } from './use-cases/export-presentation.ts'
import { SendMessage } from './use-cases/send-message.ts'

/** Routes of decisions §13. The use-cases enforce the rate limits, since pages call them too and urgent messages are counted without the database. */
export const contactRoutes = [
  post('/api/v1/contact', {
    summary:
      'Sends a message to customer service and returns its number; urgent messages are accepted even while the database is unavailable.',
    input: NewMessage,
    output: Receipt,
    handler: SendMessage,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  get('/api/v1/presentation/slots', {
    summary: 'Lists the free 15-minute slots for a presentation, on working days within sixty days.',
    input: SlotsQuery,
    output: Slots,
    handler: ListSlots,
    access: 'anyone',
  }),
  post('/api/v1/presentation', {
    summary: 'Books a presentation; the first of two requests for one slot succeeds.',
    input: NewPresentation,
    output: BookedPresentation,
    handler: BookPresentation,
    access: 'anyone',
    errors: [SlotTaken, SlotNotOffered, FacilityNotFound, TooManyRequests],
  }),
  get('/api/v1/presentation/:token/presentation.ics', {
    summary: 'Returns the calendar entry of a booked presentation to the bearer of its token.',
    input: Schema.Struct({ token: Schema.String }),
    output: Schema.String,
    handler: ExportPresentation,
    access: 'anyone',
    errors: [PresentationNotFound],
    responseType: 'ics',
  }),
]

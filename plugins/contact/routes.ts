import { Schema } from 'effect'
import { get, post } from '#core/plugin/routes.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { NewMessage, Receipt } from './contract/message.ts'
import { BookedPresentation, NewPresentation, Slots, SlotsQuery } from './contract/presentation.ts'
import { FacilityNotFound, PresentationNotFound, SlotNotOffered, SlotTaken } from './domain/presentations.port.ts'
import { BookPresentation } from './use-cases/book-presentation.ts'
import { ListSlots } from './use-cases/list-slots.ts'
import { PresentationEntry } from './use-cases/presentation-entry.ts'
import { SendMessage } from './use-cases/send-message.ts'

/** The rows of decisions §13. The limits are the use-cases' own: pages ask them too, and what is urgent is counted without the database. */
export const contactRoutes = [
  post('/api/v1/contact', {
    summary: 'Sends a message to customer service and gives its number; what is urgent is taken even while the database is away.',
    input: NewMessage,
    output: Receipt,
    handler: SendMessage,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  get('/api/v1/presentation/slots', {
    summary: 'The free quarters of an hour for a presentation, on working days within sixty days.',
    input: SlotsQuery,
    output: Slots,
    handler: ListSlots,
    access: 'anyone',
  }),
  post('/api/v1/presentation', {
    summary: 'Books a presentation; of two who ask for one slot the first has it.',
    input: NewPresentation,
    output: BookedPresentation,
    handler: BookPresentation,
    access: 'anyone',
    errors: [SlotTaken, SlotNotOffered, FacilityNotFound, TooManyRequests],
  }),
  get('/api/v1/presentation/:token/presentation.ics', {
    summary: 'The calendar entry of a booked presentation, for the bearer of its token.',
    input: Schema.Struct({ token: Schema.String }),
    output: Schema.String,
    handler: PresentationEntry,
    access: 'anyone',
    errors: [PresentationNotFound],
    responseType: 'ics',
  }),
]

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
    tells: 'Sends a message to customer service and gives its number; what is urgent is taken even while the database is away.',
    takes: NewMessage,
    gives: Receipt,
    does: SendMessage,
    may: 'anyone',
    fails: [TooManyRequests],
  }),
  get('/api/v1/presentation/slots', {
    tells: 'The free quarters of an hour for a presentation, on working days within sixty days.',
    takes: SlotsQuery,
    gives: Slots,
    does: ListSlots,
    may: 'anyone',
  }),
  post('/api/v1/presentation', {
    tells: 'Books a presentation; of two who ask for one slot the first has it.',
    takes: NewPresentation,
    gives: BookedPresentation,
    does: BookPresentation,
    may: 'anyone',
    fails: [SlotTaken, SlotNotOffered, FacilityNotFound, TooManyRequests],
  }),
  get('/api/v1/presentation/:token/presentation.ics', {
    tells: 'The calendar entry of a booked presentation, for the bearer of its token.',
    takes: Schema.Struct({ token: Schema.String }),
    gives: Schema.String,
    does: PresentationEntry,
    may: 'anyone',
    fails: [PresentationNotFound],
    answers: 'ics',
  }),
]

import { get, post } from '#core/plugin/routes.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { NewMessage, Receipt } from './contract/message.ts'
import { BookedPresentation, NewPresentation, Slots, SlotsQuery } from './contract/presentation.ts'
import { FacilityNotFound, SlotNotOffered, SlotTaken } from './domain/presentations.port.ts'
import { BookPresentation } from './use-cases/book-presentation.ts'
import { ListSlots } from './use-cases/list-slots.ts'
import { SendMessage } from './use-cases/send-message.ts'

/** The rows of decisions §13. */
export const contactRoutes = [
  post('/api/v1/contact', { takes: NewMessage, gives: Receipt, does: SendMessage, may: 'anyone', fails: [TooManyRequests] }),
  get('/api/v1/presentation/slots', { takes: SlotsQuery, gives: Slots, does: ListSlots, may: 'anyone' }),
  post('/api/v1/presentation', {
    takes: NewPresentation,
    gives: BookedPresentation,
    does: BookPresentation,
    may: 'anyone',
    fails: [SlotTaken, SlotNotOffered, FacilityNotFound, TooManyRequests],
  }),
]

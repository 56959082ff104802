import { contractWith, fixed } from '#config/quality/testing/contract/route-cases.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { operator } from '#core/access/actor.ts'
import { BookPresentation } from '../use-cases/book-presentation.ts'
import { ListSlots } from '../use-cases/presentations.ts'

interface Presentations {
  /** Start times of slots, ISO 8601 UTC: another free one for each call, and a booked one with its token. */
  readonly nextFreeSlot: () => string
  readonly bookedSlot: string
  readonly token: string
}

const booker = { name: 'Ola Próbna', email: 'ola@przyklad.pl', phone: '601602603' }
const sender = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }

/** Books the first slot. */
const bookPresentation = async ({ platform }: TestProduct): Promise<Presentations> => {
  const { slots } = await platform.run(ListSlots, operator, {})
  const [bookedSlot = '', ...freeSlots] = slots.map(({ slot }) => slot)
  const { token } = await platform.run(BookPresentation, operator, { ...booker, slot: bookedSlot })
  return { nextFreeSlot: () => freeSlots.shift() ?? '', bookedSlot, token }
}
const booking = (slot: string, more: object = {}) => ({
  path: '/api/v1/presentation',
  body: { ...sender, phone: '601602603', slot, ...more },
})

/** Contract of the routes of customer service. */
export const contract = contractWith(bookPresentation, {
  'post /api/v1/contact': { success: fixed('/api/v1/contact', { ...sender, kind: 'general', message: 'Dzień dobry' }) },
  'get /api/v1/presentation/slots': { success: fixed('/api/v1/presentation/slots') },
  'post /api/v1/presentation': {
    success: ({ nextFreeSlot }) => booking(nextFreeSlot()),
    errors: {
      'error/slot-taken': ({ bookedSlot }) => booking(bookedSlot),
      'error/slot-not-offered': () => booking('2026-01-01T03:00:00Z'),
      'error/facility-not-found': ({ nextFreeSlot }) => booking(nextFreeSlot(), { facility_id: '01890000-0000-7000-8000-000000000000' }),
    },
  },
  'get /api/v1/presentation/:token/presentation.ics': {
    success: ({ token }) => ({ path: `/api/v1/presentation/${token}/presentation.ics` }),
    errors: { 'error/presentation-not-found': fixed('/api/v1/presentation/unknown/presentation.ics') },
  },
})

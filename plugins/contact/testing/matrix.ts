import { Effect } from 'effect'
import { anonymous, operator } from '#core/access/actor.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import type { MatrixCalls, MatrixContext } from '#core/plugin/matrix.ts'
import { BookPresentation } from '../use-cases/book-presentation.ts'
import { CancelPresentation, ListSlots } from '../use-cases/presentations.ts'

const sender = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const phone = '601602603'

const freeSlot = async ({ find }: MatrixContext) => (await Effect.runPromise(find(ListSlots)(operator, {}))).slots[0]?.slot ?? ''
const createBooking = async (context: MatrixContext) =>
  Effect.runPromise(context.find(BookPresentation)(anonymous(newId()), { ...sender, phone, slot: await freeSlot(context) }))
const calendarCall = (token: string) => ({ path: `/api/v1/presentation/${token}/presentation.ics` })

/** Matrix calls of messages, and of a booking that its token opens with or without sign-in. */
export const matrix: MatrixCalls = {
  'post /api/v1/contact': {
    none: () => {
      const message = newId()
      return {
        path: '/api/v1/contact',
        body: { ...sender, kind: 'general', message },
        effect: { stored: ['select exists (select 1 from contact_message where message = ?) yes', message] },
      }
    },
  },
  'get /api/v1/presentation/slots': { none: () => ({ path: '/api/v1/presentation/slots' }) },
  'post /api/v1/presentation': {
    none: async (context) => {
      const slot = await freeSlot(context)
      return {
        path: '/api/v1/presentation',
        body: { ...sender, phone, slot },
        effect: {
          booked: ['select exists (select 1 from contact_presentation where slot = ?::timestamptz and cancelled_at is null) yes', slot],
        },
      }
    },
  },
  'get /api/v1/presentation/:token/presentation.ics': {
    own: async (context) => calendarCall((await createBooking(context)).token),
    foreign: () => calendarCall(generateToken()),
    pending: async (context) => {
      const { token } = await createBooking(context)
      await Effect.runPromise(context.find(CancelPresentation)(operator, { token }))
      return calendarCall(token)
    },
  },
}

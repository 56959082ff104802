import { Effect } from 'effect'
import { operator, anonymous } from '#core/access/actor.ts'
import { newId, generateToken } from '#core/kernel/ids.ts'
import type { MatrixPart, MatrixContext } from '#core/plugin/matrix.ts'
import { BookPresentation } from '../use-cases/book-presentation.ts'
import { CancelPresentation } from '../use-cases/cancel-presentation.ts'
import { ListSlots } from '../use-cases/list-slots.ts'

const someone = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const phone = '601602603'

const freeSlot = async ({ find }: MatrixContext) => (await Effect.runPromise(find(ListSlots)(operator, {}))).slots[0]?.slot ?? ''
const booked = async (context: MatrixContext) =>
  Effect.runPromise(context.find(BookPresentation)(anonymous(newId()), { ...someone, phone, slot: await freeSlot(context) }))
const entryOf = (token: string) => ({ path: `/api/v1/presentation/${token}/presentation.ics` })

/** Messages, and a booking: whoever has its token may see it, signed in or not. */
export const matrix: MatrixPart = {
  'post /api/v1/contact': {
    none: () => {
      const message = newId()
      return {
        path: '/api/v1/contact',
        body: { ...someone, kind: 'general', message },
        effect: { kept: ['select exists (select 1 from contact_message where message = ?) yes', message] },
      }
    },
  },
  'get /api/v1/presentation/slots': { none: () => ({ path: '/api/v1/presentation/slots' }) },
  'post /api/v1/presentation': {
    none: async (context) => {
      const slot = await freeSlot(context)
      return {
        path: '/api/v1/presentation',
        body: { ...someone, phone, slot },
        effect: {
          booked: ['select exists (select 1 from contact_presentation where slot = ?::timestamptz and cancelled_at is null) yes', slot],
        },
      }
    },
  },
  'get /api/v1/presentation/:token/presentation.ics': {
    own: async (context) => entryOf((await booked(context)).token),
    foreign: () => entryOf(generateToken()),
    pending: async (context) => {
      const { token } = await booked(context)
      await Effect.runPromise(context.find(CancelPresentation)(operator, { token }))
      return entryOf(token)
    },
  },
}

import { Effect } from 'effect'
import { operator, visitor } from '#core/access/actor.ts'
import { newId, newSecret } from '#core/kernel/ids.ts'
import type { MatrixPart, MatrixScene } from '#core/plugin/matrix.ts'
import { BookPresentation } from '../use-cases/book-presentation.ts'
import { CancelPresentation } from '../use-cases/cancel-presentation.ts'
import { ListSlots } from '../use-cases/list-slots.ts'

const someone = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const phone = '601602603'

const freeSlot = async ({ find }: MatrixScene) => (await Effect.runPromise(find(ListSlots)(operator, {}))).slots[0]?.slot ?? ''
const booked = async (scene: MatrixScene) =>
  Effect.runPromise(scene.find(BookPresentation)(visitor(newId()), { ...someone, phone, slot: await freeSlot(scene) }))
const entryOf = (token: string) => ({ path: `/api/v1/presentation/${token}/presentation.ics` })

/** Messages, and a booking: whoever has its token may see it, signed in or not. */
export const matrix: MatrixPart = {
  'post /api/v1/contact': {
    none: () => {
      const message = newId()
      return {
        path: '/api/v1/contact',
        body: { ...someone, kind: 'general', message },
        happens: { kept: ['select exists (select 1 from contact_message where message = ?) yes', message] },
      }
    },
  },
  'get /api/v1/presentation/slots': { none: () => ({ path: '/api/v1/presentation/slots' }) },
  'post /api/v1/presentation': {
    none: async (scene) => {
      const slot = await freeSlot(scene)
      return {
        path: '/api/v1/presentation',
        body: { ...someone, phone, slot },
        happens: {
          booked: ['select exists (select 1 from contact_presentation where slot = ?::timestamptz and cancelled_at is null) yes', slot],
        },
      }
    },
  },
  'get /api/v1/presentation/:token/presentation.ics': {
    own: async (scene) => entryOf((await booked(scene)).token),
    foreign: () => entryOf(newSecret()),
    pending: async (scene) => {
      const { token } = await booked(scene)
      await Effect.runPromise(scene.find(CancelPresentation)(operator, { token }))
      return entryOf(token)
    },
  },
}

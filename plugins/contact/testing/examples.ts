import { Effect } from 'effect'
import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { anonymous, operator } from '#core/access/actor.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { contactApi } from '../contract/api.ts'
import { BookPresentation } from '../use-cases/book-presentation.ts'
import { CancelPresentation, ListSlots } from '../use-cases/presentations.ts'

const sender = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const booking = (slot: string) => ({ ...sender, phone: '601602603', slot })

const createRecords = ({ find }: ExampleContext) => {
  const freeSlot = async () => (await Effect.runPromise(find(ListSlots)(operator, {}))).slots[0]?.slot ?? ''
  return {
    freeSlot,
    /** Books a presentation; returns its slot and token. */
    book: async () => {
      const slot = await freeSlot()
      const { token } = await Effect.runPromise(find(BookPresentation)(anonymous(newId()), booking(slot)))
      return { slot, token }
    },
  }
}

/** Messages, and bookings that their token opens with or without sign-in; a cancelled one is `pending`. */
export const examples = examplesOf(contactApi, createRecords, {
  sendMessage: {
    effect: 'stored',
    requests: {
      none: () => {
        const message = newId()
        return { body: { ...sender, kind: 'general', message }, appears: ['select 1 from contact_message where message = ?', message] }
      },
    },
  },
  listSlots: { requests: { none: () => ({}) } },
  bookPresentation: {
    effect: 'booked',
    requests: {
      none: async ({ freeSlot }) => {
        const slot = await freeSlot()
        return {
          body: booking(slot),
          appears: ['select 1 from contact_presentation where slot = ?::timestamptz and cancelled_at is null', slot],
        }
      },
    },
    errors: {
      SlotTaken: async ({ book }) => ({ body: booking((await book()).slot) }),
      SlotNotOffered: () => ({ body: booking('2026-01-01T03:00:00Z') }),
      FacilityNotFound: async ({ freeSlot }) => ({ body: { ...booking(await freeSlot()), facility_id: newId() } }),
    },
  },
  exportPresentation: {
    requests: {
      own: async ({ book }) => ({ params: { token: (await book()).token } }),
      foreign: () => ({ params: { token: generateToken() } }),
      pending: async ({ book, find }) => {
        const { token } = await book()
        await Effect.runPromise(find(CancelPresentation)(operator, { token }))
        return { params: { token } }
      },
    },
    may: { 'foreign, pending': '404 presentation-not-found' },
  },
})

import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { PresentationNotFound, SlotTaken } from '../contract/errors.ts'
import type { ContactMessage } from '../domain/message.ts'
import type { ContactMessages } from '../domain/messages.port.ts'
import type { Presentation, Presentations } from '../domain/presentations.port.ts'

/** Creates an in-memory repository of messages. */
export const makeMemoryMessages = () => {
  const { rows, snapshot } = makeTable<ContactMessage>()
  const repository: ContactMessages = {
    add: (message) =>
      Effect.sync(() => {
        if (rows.has(message.id)) return false
        rows.set(message.id, message)
        return true
      }),
  }
  return { ...repository, rows, snapshot }
}

/** Creates an in-memory repository of bookings for the given facilities. */
export const makeMemoryPresentations = (...facilityIds: readonly string[]) => {
  const { rows, update, all, snapshot } = makeTable<Presentation & { readonly secret: string }>()
  const active = () => all().filter(({ cancelled_at }) => cancelled_at === null)
  const repository: Presentations = {
    bookedSlots: (from, to) => Effect.sync(() => active().flatMap(({ slot }) => (slot >= from && slot < to ? [slot] : []))),
    add: Effect.fn('memory.add-presentation')(function* (presentation, secret) {
      if (active().some(({ slot }) => slot === presentation.slot)) return yield* new SlotTaken()
      const { facility_id } = presentation
      if (facility_id !== null && !facilityIds.includes(facility_id)) return yield* new FacilityNotFound()
      rows.set(presentation.id, { ...presentation, secret })
    }),
    byToken: Effect.fn('memory.presentation-by-token')(function* (token) {
      const found = all().find(({ secret }) => secret === token)
      if (!found) return yield* new PresentationNotFound()
      const { secret: _, ...presentation } = found
      return presentation
    }),
    cancel: (id, cancelled_at) => Effect.sync(() => rows.get(id)?.cancelled_at === null && update(id, (row) => ({ ...row, cancelled_at }))),
  }
  return { ...repository, rows, snapshot }
}

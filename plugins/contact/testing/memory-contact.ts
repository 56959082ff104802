import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { TableStore } from '#core/ports/store.ts'
import { SlotTaken } from '../contract/errors.ts'
import { type ContactMessages, presentationsOf, type StoredPresentation } from '../domain/contact.port.ts'
import type { ContactMessage } from '../domain/message.ts'

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
  const table = makeMemoryStore<StoredPresentation, SlotTaken>({
    unique: [{ columns: ['slot'], among: ({ cancelled_at }) => cancelled_at === null, Failure: SlotTaken }],
  })
  const add: TableStore<StoredPresentation, SlotTaken | FacilityNotFound>['add'] = (booking) =>
    booking.facility_id === null || facilityIds.includes(booking.facility_id) ? table.add(booking) : new FacilityNotFound()
  return { ...presentationsOf({ ...table, add }, (token) => token), rows: table.rows, snapshot: table.snapshot }
}

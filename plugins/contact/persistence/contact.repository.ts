import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { provide } from '#core/kernel/define.ts'
import { SlotTaken } from '../contract/errors.ts'
import { ContactMessages, Presentations, presentationsOf } from '../domain/contact.port.ts'
import { ContactMessageTable, PresentationTable, toMessageRow } from './tables.ts'

/** Repository of messages in PostgreSQL. */
export const makeContactMessages = provide(
  ContactMessages,
  { db: Db },
  ({ db }): ContactMessages => ({
    add: (message) =>
      db
        .bulk((em) =>
          em.createQueryBuilder(ContactMessageTable).insert(toMessageRow(message)).onConflict('id').ignore().returning('id').execute('all'),
        )
        .pipe(Effect.map((added) => added.length > 0)),
  }),
)

/** Repository of bookings in PostgreSQL: a unique index allows one active booking per slot. */
export const makePresentations = provide(Presentations, { db: Db }, ({ db }) => {
  const constraints = { contact_presentation_slot: SlotTaken, contact_presentation_facility: FacilityNotFound }
  return presentationsOf(makeTableStore(db, PresentationTable, { constraints }), sha256)
})

import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { provide } from '#core/kernel/define.ts'
import { PresentationNotFound, SlotTaken } from '../contract/errors.ts'
import { Presentations } from '../domain/presentations.port.ts'
import { PresentationTable, toPresentation, toRow } from './presentation.table.ts'

const isToken = (text: string) => /^[0-9a-f]{32}$/.test(text)

/** Errors by violated constraint: a unique index allows one active booking per slot. */
const constraintErrors = { contact_presentation_slot: SlotTaken, contact_presentation_facility: FacilityNotFound }

/** Repository of bookings in PostgreSQL. */
export const makePresentations = provide(
  Presentations,
  { db: Db },
  ({ db }): Presentations => ({
    bookedSlots: (from, to) =>
      db
        .query((em) => em.find(PresentationTable, { slot: { $gte: from, $lt: to }, cancelled_at: null }, { fields: ['slot'] }))
        .pipe(Effect.map((rows) => rows.map(({ slot }) => slot))),
    add: (presentation, accessToken) =>
      Effect.asVoid(
        db.guarded<unknown, SlotTaken | FacilityNotFound>(constraintErrors, (em) =>
          em.create(PresentationTable, toRow(presentation, accessToken)),
        ),
      ),
    byToken: Effect.fn('contact.presentation-by-token')(function* (accessToken) {
      const row = isToken(accessToken) ? yield* db.query((em) => em.findOne(PresentationTable, { token_hash: sha256(accessToken) })) : null
      return row ? toPresentation(row) : yield* new PresentationNotFound()
    }),
    cancel: (id, at) =>
      db
        .bulk((em) => em.nativeUpdate(PresentationTable, { id, cancelled_at: null }, { cancelled_at: at }))
        .pipe(Effect.map((cancelled) => cancelled > 0)),
  }),
)

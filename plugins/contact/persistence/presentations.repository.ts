import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityNotFound, type Presentation, PresentationNotFound, type Presentations, SlotTaken } from '../domain/presentations.port.ts'

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`
const columns = `id, ${utc('slot')}, name, email, phone, facility_id, language, ${utc('created_at')}, ${utc('cancelled_at')}`
const hash = "sha256(convert_to(?, 'UTF8'))"

const isToken = (text: string) => /^[0-9a-f]{32}$/.test(text)

/** Errors by violated constraint: a unique index allows one active booking per slot. */
const constraintErrors = { contact_presentation_slot: SlotTaken, contact_presentation_facility: FacilityNotFound }

/** Repository of bookings in PostgreSQL. */
export const makePresentations = ({ db }: { readonly db: Db }): Presentations => ({
  bookedSlots: (from, to) =>
    db
      .rows<{ slot: string }>(
        `select ${utc('slot')} from contact_presentation p where p.slot >= ? and p.slot < ? and p.cancelled_at is null`,
        [from, to],
      )
      .pipe(Effect.map((rows) => rows.map(({ slot }) => slot))),
  add: ({ id, slot, name, email, phone, facility_id, language, created_at }, accessToken) =>
    Effect.asVoid(
      db.guarded<unknown, SlotTaken | FacilityNotFound>(constraintErrors, (em) =>
        em.execute(
          `insert into contact_presentation (id, slot, name, email, phone, facility_id, language, created_at, token_hash)
           values (?, ?, ?, ?, ?, ?, ?, ?, ${hash})`,
          [id, slot, name, email, phone, facility_id, language, created_at, accessToken],
        ),
      ),
    ),
  byToken: Effect.fn('contact.presentation-by-token')(function* (accessToken) {
    const [found] = isToken(accessToken)
      ? yield* db.rows<Presentation>(`select ${columns} from contact_presentation where token_hash = ${hash}`, [accessToken])
      : []
    return found ?? (yield* new PresentationNotFound())
  }),
  cancel: (id, at) =>
    db
      .rows<{ id: string }>('update contact_presentation set cancelled_at = ? where id = ? and cancelled_at is null returning id', [at, id])
      .pipe(Effect.map((rows) => rows.length > 0)),
})

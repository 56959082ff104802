import { Effect, Schema } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityProfileSlot, facilitySuccessorsSlotKey } from '#core/facilities/slots.ts'
import { registerKeys } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { pageOf } from '#core/kernel/paging.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { SuccessorNotFound } from '../contract/errors.ts'
import type { SuccessorPair } from '../contract/successor.ts'
import { type DuplicateCandidate, DuplicateCandidates, type StoredSuccession, Successors } from '../domain/successors.port.ts'
import type { SuccessionCandidate } from '../domain/successors.ts'

type Change = 'closed' | 'added'

/** Facilities that a batch changed, by the number with which it changed them; of several numbers the first. */
const candidatesQuery = `
select case when j.before is null then 'added' else 'closed' end change, f.id, f.name, f.city_id || '/' || coalesce(f.category, '') "group", f.city, f.street,
       f.building_number, to_jsonb(array_remove(array[f.phone, f.second_phone], null)) phones, s.source, s.number
  from facility_journal j
  join facility f on f.id = j.facility_id and f.deleted_at is null and f.merged_into is null and not f.made
  join lateral (select s.source, s.number from facility_statement s
                 where s.facility_id = f.id and s.batch_id = j.batch_id and (s.gone_on is null) = (j.before is null)
                 order by s.source, s.number limit 1) s on true
 where j.batch_id = ? and ((j.before is null and f.active) or (not f.active and (j.before->'facility'->>'active')::boolean))`

const one = (
  alias: string,
) => `jsonb_build_object('id', ${alias}.id, 'slug', ${alias}.slug, 'name', ${alias}.name, 'type', ${alias}.type, 'city', ${alias}.city,
  'street', ${alias}.street, 'building_number', ${alias}.building_number, 'phone', ${alias}.phone,
  'operator', (select s.fields->'operator'->'value'->>'name' from facility_statement s
                where s.facility_id = ${alias}.id and jsonb_exists(s.fields, 'operator') order by s.gone_on is null desc, s.stated_on desc limit 1),
  'numbers', (select jsonb_agg(s.source || ' ' || s.number order by s.source, s.number) from facility_statement s
               where s.facility_id = ${alias}.id and s.source in (select jsonb_array_elements_text(?::jsonb))))`

/** Repository of possible successors in PostgreSQL. */
export const makeSuccessors = provide(
  Successors,
  { db: Db },
  ({ db }): Successors => ({
    candidates: Effect.fn('registers.succession-candidates')(function* (batchId) {
      const rows = yield* db.rows<SuccessionCandidate & { readonly change: Change }>(candidatesQuery, [batchId])
      const of = (wanted: Change) => rows.filter(({ change }) => change === wanted).map(({ change: _, ...candidate }) => candidate)
      return { closed: of('closed'), added: of('added') }
    }),
    add: Effect.fn('registers.add-successors')(function* (batchId, pairs, at) {
      if (pairs.length === 0) return []
      const rows = pairs.map(({ former, successor, reason }) => ({
        id: newId(),
        former_source: former.source,
        former_number: former.number,
        source: successor.source,
        number: successor.number,
        reason,
      }))
      const stored = yield* db.rows<{ readonly id: string }>(
        `insert into registers_successor (id, former_source, former_number, source, number, reason, batch_id, found_at)
       select r.*, ?::uuid, ?::timestamptz from jsonb_to_recordset(?::jsonb)
         as r(id uuid, former_source text, former_number text, source text, number text, reason text)
       on conflict on constraint registers_successor_once do nothing returning id`,
        [batchId, at, JSON.stringify(rows)],
      )
      const fresh = new Set(stored.map(({ id }) => id))
      return pairs.filter((_, index) => fresh.has(rows[index]?.id ?? ''))
    }),
    list: Effect.fn('registers.list-successor-rows')(function* ({ page, offset, limit }) {
      const numbered = JSON.stringify(registerKeys)
      const items = yield* db.rows<SuccessorPair>(
        `select p.id, p.reason, p.source register, b.edition_on::text edition_on, ${one('o')} former, ${one('g')} successor
         from ${openPairsSql} order by p.reason, o.city collate "pl-x-icu", o.name collate "pl-x-icu", p.id limit ? offset ?`,
        [numbered, numbered, limit, offset],
      )
      const [counted] = yield* db.rows<{ readonly total: number }>(`select count(*)::int total from ${openPairsSql}`)
      return pageOf(items, { total: counted?.total ?? 0, page, offset, limit })
    }),
    lock: Effect.fn('registers.lock-successor')(function* (id) {
      const [row] = isUuid(id)
        ? yield* db.rows<StoredSuccession>(
            `select p.id, p.dismissed_at is not null dismissed,
             (select facility_id from facility_statement s where s.source = p.former_source and s.number = p.former_number) "formerId",
             (select facility_id from facility_statement s where s.source = p.source and s.number = p.number) "successorId"
             from registers_successor p where p.id = ? for update`,
            [id],
          )
        : []
      return row ?? (yield* new SuccessorNotFound())
    }),
    dismiss: (id, at) => Effect.asVoid(db.rows('update registers_successor set dismissed_at = ? where id = ? returning 1', [at, id])),
    forget: (batchId) =>
      Effect.asVoid(db.rows('delete from registers_successor where batch_id = ? and dismissed_at is null returning 1', [batchId])),
  }),
)

/**
 * SQL of pairs `p` that nobody has dismissed: the closed facility `o`, the open one `g` that may have followed it, and
 * the batch `b` that found them. A pair ends by itself when the closed facility opens again, when the open one closes,
 * and when one was merged into the other or deleted.
 */
export const openPairsSql = `registers_successor p
  join registers_batch b on b.id = p.batch_id
  join facility_statement former on former.source = p.former_source and former.number = p.former_number
  join facility o on o.id = former.facility_id and not o.active and o.deleted_at is null and o.merged_into is null
  join facility_statement stated on stated.source = p.source and stated.number = p.number
  join facility g on g.id = stated.facility_id and g.active and g.deleted_at is null and g.merged_into is null
 where p.dismissed_at is null`

const Successor = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  reason: Schema.Literals(['name-and-address', 'phone-and-address']),
  source: Schema.String,
  on: Schema.String,
})

/** Slot data of the profile of a closed facility: who may have followed it. What is suspended does not work at the address now. */
export const successorsOfFacility = slotData(facilityProfileSlot, facilitySuccessorsSlotKey, {
  query: `select jsonb_agg(jsonb_build_object('id', g.id, 'slug', g.slug, 'name', g.name, 'reason', p.reason, 'source', p.source, 'on', b.edition_on)
      order by p.reason, g.name, g.id)
    from ${openPairsSql} and not f.active and o.id = f.id and former.facility_id = f.id and not g.suspended`,
  output: Schema.Array(Successor),
})

// Pairs are found in memory: during an import the planner has no statistics about the rows just written and plans self-joins badly.
const sql = `
select f.id, f.slug, f.name, f.type, f.city_id || '/' || coalesce(f.category, '') "group", f.city, f.street, f.building_number, f.phone,
       case when f.location_precision in ('exact', 'flagged') then f.longitude end longitude,
       case when f.location_precision in ('exact', 'flagged') then f.latitude end latitude,
       s.numbers, f.id in (select facility_id from facility_journal where batch_id = ? and before is null) created_by_batch
  from facility f
  join (select facility_id, jsonb_agg(source || ' ' || number order by source, number) numbers from facility_statement group by facility_id) s on s.facility_id = f.id
 where f.active and f.deleted_at is null and f.merged_into is null and not f.made`

/** Reads facilities to compare for duplicates from PostgreSQL. */
export const makeDuplicateCandidates = provide(
  DuplicateCandidates,
  { db: Db },
  ({ db }): DuplicateCandidates => ({
    listActive: (batchId) => db.rows<DuplicateCandidate>(sql, [batchId]),
  }),
)

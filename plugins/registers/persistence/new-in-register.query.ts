import { orderTerms } from '#adapters/postgres/facilities/order-sql.ts'
import { arrayLiteral } from '#adapters/postgres/sql-condition.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { registerKeys } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { rotationDayAt } from '#core/search/daily-rotation.ts'
import { NewInRegister, type NewInVoivodeship } from '../contract/new-in-register.ts'

/** Largest share of new facilities in an edition, as one of so many: with more, it covers what the editions before did not. */
const newOneOf = 4

const sqlOn = (rotationDay: number) => `
with edition as (
  select b.id, b.register, b.edition_on from registers_batch b
   where b.register = any (?::text[]) and b.edition_on >= ? and b.rolled_back_at is null and (b.report->>'new')::int * ${newOneOf} <= (b.report->>'read')::int
     and exists (select from registers_batch e where e.register = b.register and e.rolled_back_at is null and e.edition_on < b.edition_on and e.created_at < b.created_at)
     and not exists (select from registers_batch e where e.register = b.register and e.rolled_back_at is null and e.edition_on > b.edition_on and e.created_at < b.created_at)),
entry as (
  select f.voivodeship, f.slug, f.name, f.city, e.edition_on::text "day", count(*) over (partition by f.voivodeship)::int total,
         row_number() over (partition by f.voivodeship order by e.edition_on desc, ${orderTerms(['rotation', 'id'], rotationDay)}) at
    from edition e join facility_journal j on j.batch_id = e.id and j.before is null join facility f on f.id = j.facility_id
   where f.active and f.deleted_at is null and f.merged_into is null and f.category is not null and not f.suspended and not f.made
     and not exists (select from facility_statement s join registers_successor r on r.source = s.source and r.number = s.number and r.dismissed_at is null
                      where s.facility_id = f.id))
select voivodeship, min(total) total, jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'city', city, 'day', "day") order by at) newest
  from entry where at <= ? group by voivodeship order by 2 desc, 1`

/** Reads what is new in registers from PostgreSQL: from the journal of imports, in which new facilities have no state before. */
export const makeNewInRegister = provide(
  NewInRegister,
  { db: Db, clock: Clock },
  ({ db, clock }): NewInRegister => ({
    since: (day, limit) => db.rows<NewInVoivodeship>(sqlOn(rotationDayAt(clock.now())), [arrayLiteral(registerKeys), day, limit]),
  }),
)

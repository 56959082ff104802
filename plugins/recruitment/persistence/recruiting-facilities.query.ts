import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { type AgingVacancies, RecruitingFacilities, type RecruitingFacility } from '../domain/recruiting-facilities.port.ts'

const known = 'f.deleted_at is null and f.merged_into is null'

const aging = `
insert into recruitment_vacancy_reminder as reminded (facility_id, counted_on)
  select f.id, coalesce(s.fields->'vacancies'->>'on', s.stated_on::text)::date from facility_statement s
    join facility f on f.id = s.facility_id and f.active and ${known}
    join access_grant g on g.facility_id = f.id and g.role = 'owner'
    where s.source = 'owner' and s.gone_on is null and jsonb_exists(s.fields, 'vacancies')
      and coalesce(s.fields->'vacancies'->>'on', s.stated_on::text)::date between ?::date and ?::date
  on conflict (facility_id) do update set counted_on = excluded.counted_on where reminded.counted_on <> excluded.counted_on
  returning facility_id, counted_on::text counted_on`

/** Reads what recruitment needs to know of facilities. */
export const makeRecruitingFacilities = provide(
  RecruitingFacilities,
  { db: Db },
  ({ db }): RecruitingFacilities => ({
    byIds: (ids) =>
      db
        .rows<RecruitingFacility>(
          `select f.id, f.slug, f.name, f.city, f.active, not (${known}) gone, ${recruitingSql} recruiting, ${ownedSql} owned from facility f
          where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
          [JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
    readersOf: (facilityId) =>
      db
        .rows<{ account_id: string }>(
          `select account_id from access_grant where facility_id = ? and 'facility-recruitment/read' = any(permissions) order by account_id`,
          [facilityId],
        )
        .pipe(Effect.map((rows) => rows.map(({ account_id }) => account_id))),
    takeAgingVacancies: Effect.fn('recruitment.take-aging-vacancies')(function* (from, to) {
      const taken = yield* db.rows<{ facility_id: string; counted_on: string }>(aging, [from, to])
      const days = new Map(taken.map(({ facility_id, counted_on }) => [facility_id, counted_on]))
      const owned = yield* db.rows<Omit<AgingVacancies, 'countedOn'>>(
        `select f.id "facilityId", f.name facility, g.account_id "ownerId" from facility f join access_grant g on g.facility_id = f.id and g.role = 'owner'
        where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid) order by f.id`,
        [JSON.stringify([...days.keys()])],
      )
      return owned.map((one) => ({ ...one, countedOn: days.get(one.facilityId) ?? '' }))
    }),
  }),
)

// Conditions on core's table `facility` under the alias `f`.

/** SQL of whether a facility accepts applications: what support says about it precedes what its owner says. */
export const recruitingSql = `coalesce((select (s.fields->'recruiting'->>'value')::boolean from facility_statement s
  where s.facility_id = f.id and s.source in ('owner', 'support') and jsonb_exists(s.fields, 'recruiting') order by s.source = 'support' desc limit 1), false)`

/** SQL of whether somebody runs the facility here and so receives applications. */
export const ownedSql = `exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner')`

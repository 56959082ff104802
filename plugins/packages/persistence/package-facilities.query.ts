import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'

/** Creates the queries about facilities. */
export const makePackageFacilities = provide(
  PackageFacilities,
  { db: Db },
  ({ db }): PackageFacilities => ({
    names: (ids) =>
      db
        .rows<{ id: string; name: string }>(
          `select id, name from facility where id in (select jsonb_array_elements_text(?::jsonb)::uuid) and deleted_at is null and merged_into is null`,
          [JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => new Map(rows.map(({ id, name }) => [id, name])))),
    ownersOf: (facilityId) =>
      db
        .rows<{ account_id: string }>(`select account_id from access_grant where facility_id = ? and role = 'owner'`, [facilityId])
        .pipe(Effect.map((rows) => rows.map(({ account_id }) => account_id))),
    endingBetween: (from, to) =>
      db
        .rows<{ id: string; valid_until: string | Date }>(
          `select f.id, p.valid_until from facility_package p join facility f on f.id = p.facility_id
          where p.valid_until <= ?::timestamptz and p.valid_until > coalesce(?::timestamptz, '-infinity')
            and f.status = 'premium' and f.deleted_at is null order by p.valid_until, f.id`,
          [to, from],
        )
        .pipe(
          Effect.map((rows) => rows.map(({ id, valid_until }) => ({ facilityId: id, validUntil: new Date(valid_until).toISOString() }))),
        ),
    noteNotice: (facilityId, validUntil, days) =>
      db
        .rows('insert into packages_notice (facility_id, valid_until, days) values (?, ?, ?) on conflict do nothing returning days', [
          facilityId,
          validUntil,
          days,
        ])
        .pipe(Effect.map((rows) => rows.length > 0)),
    demoWithoutPackage: () =>
      db.rows<{ id: string; owner: string | null }>(
        `select f.id, (select account_id from access_grant g where g.facility_id = f.id and g.role = 'owner') as owner
         from facility f left join facility_package p on p.facility_id = f.id
        where f.made and f.status = 'premium' and p.valid_until is null and f.deleted_at is null order by f.id`,
      ),
  }),
)

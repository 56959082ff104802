import { Effect } from 'effect'
import type { GrantedFacility, Grants } from '#core/access/grants.port.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import type { Db } from '../unit-of-work.ts'
import { GrantTable } from './grant.table.ts'

/** Repository of grants. */
export const makeGrants = ({ db }: { readonly db: Db }): Grants => ({
  permissionsOf: (accountId) =>
    db
      .rows<{ facility_id: string; permissions: readonly PermissionName[] }>(
        'select facility_id, permissions from access_grant where account_id = ?',
        [accountId],
      )
      .pipe(Effect.map((rows) => Object.fromEntries(rows.map(({ facility_id, permissions }) => [facility_id, permissions])))),
  facilitiesOf: (accountId) =>
    db.rows<GrantedFacility>(
      `select f.id, f.slug, f.name, f.city, g.role, g.permissions, f.status,
          g.opened_at is null and cardinality(g.permissions) > 0 as is_new
        from access_grant g join facility f on f.id = g.facility_id
        where g.account_id = ? and f.deleted_at is null and f.merged_into is null order by f.name collate "pl-x-icu", f.id`,
      [accountId],
    ),
  ownersOf: (facilityId) =>
    db
      .rows<{ account_id: string }>(`select account_id from access_grant where facility_id = ? and role = 'owner'`, [facilityId])
      .pipe(Effect.map((rows) => rows.map(({ account_id }) => account_id))),
  holdersOf: (facilityId, { permission, side, after, limit }) =>
    db
      .rows<{ account_id: string }>(
        `select account_id from access_grant where facility_id = ? and (?::text is null or ?::text = any (permissions))
           ${side === undefined ? '' : side === 'parents' ? `and role = 'parent'` : `and role <> 'parent'`}
           and account_id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000') order by account_id limit ?`,
        [facilityId, permission, permission, after, limit],
      )
      .pipe(Effect.map((rows) => rows.map(({ account_id }) => account_id))),
  save: ({ accountId, facilityId, role, permissions }) =>
    Effect.asVoid(
      db.rows(
        `insert into access_grant as g (account_id, facility_id, role, permissions)
         values (?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)))
         on conflict (account_id, facility_id) do update set role = excluded.role, permissions = excluded.permissions,
           opened_at = case when excluded.role = 'owner' and g.role <> 'owner' then null else g.opened_at end`,
        [accountId, facilityId, role, JSON.stringify(permissions)],
      ),
    ),
  noteOpened: (accountId, facilityId) =>
    Effect.asVoid(
      db.rows('update access_grant set opened_at = now() where account_id = ? and facility_id = ? and opened_at is null', [
        accountId,
        facilityId,
      ]),
    ),
  revoke: (accountId, facilityId) =>
    Effect.asVoid(db.bulk((em) => em.nativeDelete(GrantTable, { account_id: accountId, facility_id: facilityId }))),
})

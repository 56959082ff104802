import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { GroupExists } from '../contract/errors.ts'
import type { Child, Group } from '../domain/group.ts'
import { type GroupStanding, Groups, groupsOf } from '../domain/groups.port.ts'
import { ChildTable, GroupTable } from './tables.ts'

/** Moments in ISO 8601 UTC with milliseconds, as the domain writes them. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const selectGroups = `select g.id, coalesce(f.merged_into, g.facility_id) facility_id, g.name, g.position, ${iso('g.created_at')} created_at
  from groups_group g join facility f on f.id = g.facility_id`
const inOrder = 'order by g.position, g.created_at, g.id'

/** Children `c` whose parents are approved parents now. */
const ofParents = `from groups_child c join facility f on f.id = c.facility_id
  join access_grant a on a.account_id = c.account_id and a.facility_id = coalesce(f.merged_into, c.facility_id) and a.role = 'parent'`
const childColumns = `c.id, coalesce(f.merged_into, c.facility_id) facility_id, c.account_id, c.group_id, c.first_name, ${iso('c.created_at')} created_at`

/** Facilities that were merged into one belong to it. */
const ofFacility = (table: string) =>
  `(${table}.facility_id = ? or ${table}.facility_id in (select id from facility where merged_into = ?))`
const isAmong = (column: string) => `${column} in (select jsonb_array_elements_text(?::jsonb)::uuid)`

const eraseStrays = `delete from groups_child s where not exists (select 1 from facility f
    join access_grant a on a.account_id = s.account_id and a.facility_id = coalesce(f.merged_into, f.id) and a.role = 'parent'
   where f.id = s.facility_id) returning 1`

const standing = `select a.role, a.permissions from access_grant a
  join facility f on f.id = a.facility_id and f.deleted_at is null and f.merged_into is null where a.account_id = ? and a.facility_id = ?`

/** Creates the PostgreSQL repository of groups and children. */
export const makeGroups = provide(Groups, { db: Db }, ({ db }): Groups => {
  const childrenWhere = (where: string, parameters: readonly unknown[]) =>
    db.rows<Child>(`select ${childColumns} ${ofParents} where ${where} order by c.created_at, c.id`, parameters)
  const first = <Row>(rows: Effect.Effect<readonly Row[]>) => Effect.map(rows, ([found]) => found ?? null)
  const count = (rows: Effect.Effect<readonly unknown[]>) => Effect.map(rows, ({ length }) => length)
  return {
    ...groupsOf(makeTableStore(db, GroupTable, { constraints: { groups_group_name: GroupExists } }), makeTableStore(db, ChildTable)),
    standing: (accountId, facilityId) =>
      isUuid(accountId) && isUuid(facilityId) ? first(db.rows<GroupStanding>(standing, [accountId, facilityId])) : Effect.succeed(null),
    ofFacility: (facilityId) =>
      isUuid(facilityId)
        ? db.rows<Group>(`${selectGroups} where ${ofFacility('g')} ${inOrder}`, [facilityId, facilityId])
        : Effect.succeed([]),
    byIds: (ids) => db.rows<Group>(`${selectGroups} where ${isAmong('g.id')} ${inOrder}`, [JSON.stringify(ids.filter(isUuid))]),
    byId: (id) => (isUuid(id) ? first(db.rows<Group>(`${selectGroups} where g.id = ?`, [id])) : Effect.succeed(null)),
    childById: (id) => (isUuid(id) ? first(childrenWhere('c.id = ?', [id])) : Effect.succeed(null)),
    childrenOf: (facilityId, accountIds) => {
      if (!isUuid(facilityId)) return Effect.succeed([])
      return accountIds === undefined
        ? childrenWhere(ofFacility('c'), [facilityId, facilityId])
        : childrenWhere(`${ofFacility('c')} and ${isAmong('c.account_id')}`, [facilityId, facilityId, JSON.stringify(accountIds)])
    },
    childrenOfAccount: (accountId) =>
      db.rows<Child & { readonly group: string | null }>(
        `select ${childColumns}, g.name "group" from groups_child c join facility f on f.id = c.facility_id
           left join groups_group g on g.id = c.group_id where c.account_id = ? order by c.created_at, c.id`,
        [accountId],
      ),
    groupsOfParents: (accountIds) =>
      db.rows(
        `select distinct c.account_id "accountId", a.facility_id "facilityId", c.group_id "groupId" ${ofParents}
          where c.group_id is not null and ${isAmong('c.account_id')}`,
        [JSON.stringify(accountIds)],
      ),
    parentsOf: (facilityId) =>
      isUuid(facilityId)
        ? db
            .rows<{ account_id: string }>(
              `select account_id from access_grant where facility_id = ? and role = 'parent' order by account_id`,
              [facilityId],
            )
            .pipe(Effect.map((rows) => rows.map(({ account_id }) => account_id)))
        : Effect.succeed([]),
    eraseChildren: (accountId, facilityId) =>
      count(
        db.rows(`delete from groups_child c where c.account_id = ? and ${ofFacility('c')} returning 1`, [
          accountId,
          facilityId,
          facilityId,
        ]),
      ),
    eraseStrays: () => count(db.rows(eraseStrays)),
    namesWithOldKey: (currentPrefix, after, limit) =>
      db.rows('select id, first_name from groups_child where not starts_with(first_name, ?) and id > ? order by id limit ?', [
        currentPrefix,
        after,
        limit,
      ]),
    replaceName: ({ id, first_name }, previous) =>
      Effect.asVoid(
        db.rows('update groups_child set first_name = ? where id = ? and first_name = ? returning 1', [first_name, id, previous]),
      ),
  }
})

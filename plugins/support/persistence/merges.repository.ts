import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { pageOf } from '#core/kernel/paging.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { BothOwned } from '../contract/errors.ts'
import type { MergeView } from '../contract/merge.ts'
import { Merges } from '../domain/merges.port.ts'
import { MergeTable } from './tables.ts'

/** Sources of persons, which number facilities by their ids. */
const ofPersons = `('owner', 'support')`
const rankOf = (role: string) => `array_position(array['owner', 'administrator', 'teacher', 'parent'], ${role})`

const moveStatements = `update facility_statement set facility_id = ? where facility_id = ? and source not in ${ofPersons} returning 1`

// Whoever has closed the merged facility has not closed the survivor.
const moveWritten = `update facility_statement s set facility_id = ?, number = ?, gone_on = null
 where s.facility_id = ? and s.source in ${ofPersons} and s.number = ?
   and not exists (select 1 from facility_statement o where o.source = s.source and o.number = ?) returning 1`

const moveMembers = `insert into access_grant as g (account_id, facility_id, role, permissions, given_at)
  select account_id, ?, role, permissions, given_at from support_merge_member where merge_id = ? and facility_id = ?
  on conflict (account_id, facility_id) do update set role = excluded.role, permissions = excluded.permissions
   where ${rankOf('excluded.role')} < ${rankOf('g.role')}`

// Who has lost the membership since the merge does not get it back.
const returnMembers = `insert into access_grant (account_id, facility_id, role, permissions, given_at)
  select m.account_id, m.facility_id, m.role, m.permissions, m.given_at from support_merge_member m
   where m.merge_id = ? and m.facility_id = ? and exists (select 1 from access_grant g where g.account_id = m.account_id and g.facility_id = ?)`

// What the merge has raised is lowered again; a role that was changed since stays.
const resetMembers = `update access_grant g set role = m.role, permissions = m.permissions from support_merge_member m, support_merge_member o
  where m.merge_id = ? and m.facility_id = ? and g.facility_id = m.facility_id and g.account_id = m.account_id
    and o.merge_id = m.merge_id and o.account_id = m.account_id and o.facility_id <> m.facility_id and g.role = o.role and g.permissions = o.permissions`

// Whoever is a member by another merge that is in force stays.
const removeMembers = `delete from access_grant g using support_merge_member m
  where m.merge_id = ? and m.facility_id = ? and g.facility_id = ? and g.account_id = m.account_id
    and not exists (select 1 from support_merge_member o where o.merge_id = m.merge_id and o.account_id = m.account_id and o.facility_id = ?)
    and not exists (select 1 from support_merge_member o join support_merge other on other.id = o.merge_id
      where other.id <> m.merge_id and other.survivor_id = g.facility_id and other.undone_at is null and o.account_id = m.account_id
        and o.facility_id = other.merged_id)`

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const numbersIn = (rows: string) => `(select jsonb_agg(n.number order by n.number) from (${rows}) n)`
// While a merge is in force its journal knows which numbers each of both has.
const journalled = (alias: string) =>
  numbersIn(`select had->>'number' number from facility_journal j, jsonb_array_elements(j.before->'statements') had
    where j.batch_id = m.id and j.facility_id = ${alias}.id and had->>'source' not in ${ofPersons}`)
const stated = (alias: string) =>
  numbersIn(`select has.number from facility_statement has where has.facility_id = ${alias}.id and has.source not in ${ofPersons}`)
const one = (alias: string) => `jsonb_build_object('id', ${alias}.id, 'slug', ${alias}.slug, 'name', ${alias}.name, 'city', ${alias}.city,
  'numbers', coalesce(${journalled(alias)}, ${stated(alias)}, '[]'))`
const view = `m.id, m.kind, ${one('s')} survivor, ${one('d')} merged, m.reason, ${iso('m.merged_at')} merged_at, ${iso('m.undone_at')} undone_at`
const merges = 'support_merge m join facility s on s.id = m.survivor_id join facility d on d.id = m.merged_id'

/** Repository of merges in PostgreSQL. */
export const makeMerges = provide(Merges, { db: Db }, ({ db }): Merges => {
  const point = (ids: readonly string[], target: string | null) =>
    db.rows(
      `update facility set merged_into = ?, version = version + 1, changed_at = now() where id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
      [target, JSON.stringify(ids)],
    )
  return {
    carryOut: Effect.fn('support.carry-out-merge')(function* ({ id, kind, survivor, merged, reason, at }) {
      const earlier = yield* db.rows<{ id: string }>('select id from facility where merged_into = ? order by id', [merged])
      const repointed = earlier.map((row) => row.id)
      yield* db.query((em) =>
        em.create(MergeTable, {
          id,
          survivor_id: survivor,
          merged_id: merged,
          reason,
          repointed,
          kind,
          merged_at: at,
          undone_at: null,
        }),
      )
      yield* db.rows(moveStatements, [survivor, merged])
      if (kind === 'duplicate') {
        yield* db.rows(
          `insert into support_merge_member (merge_id, account_id, facility_id, role, permissions, given_at)
           select ?, account_id, facility_id, role, permissions, given_at from access_grant where facility_id in (?, ?)`,
          [id, survivor, merged],
        )
        yield* db.rows(moveWritten, [survivor, survivor, merged, merged, survivor])
        yield* db.rows('delete from access_grant where facility_id = ?', [merged])
        yield* db.guarded({ access_grant_one_owner: BothOwned }, (em) => em.execute(moveMembers, [survivor, id, merged]))
      }
      yield* point([merged, ...repointed], survivor)
    }),
    lock: (id) =>
      isUuid(id)
        ? Effect.map(
            db.query((em) => em.findOne(MergeTable, { id }, forUpdate)),
            (row) =>
              row && { id, kind: row.kind, survivor: row.survivor_id, merged: row.merged_id, at: row.merged_at, undone_at: row.undone_at },
          )
        : Effect.succeed(null),
    undo: Effect.fn('support.undo-merge-rows')(function* (id, at) {
      const row = yield* db.query(async (em) => {
        const row = await em.findOne(MergeTable, { id })
        if (!row) throw new Error(`No merge ${id} to undo`)
        em.assign(row, { undone_at: at })
        return { survivor: row.survivor_id, merged: row.merged_id, repointed: [...row.repointed] }
      })
      const { survivor, merged, repointed } = row
      yield* db.rows(resetMembers, [id, survivor])
      // The survivor's owner by the merge gives way before the merged facility gets its owner back.
      yield* db.rows(returnMembers, [id, merged, survivor])
      yield* db.rows(removeMembers, [id, merged, survivor, survivor])
      yield* point([merged], null)
      yield* point(repointed, merged)
    }),
    byId: Effect.fn('support.merge-by-id')(function* (id) {
      if (!isUuid(id)) return null
      const [row] = yield* db.rows<MergeView & { readonly mergedOn: MergeView['survivor'] | null }>(
        `select ${view}, (select ${one('f')} from facility f where f.id = s.merged_into) "mergedOn" from ${merges} where m.id = ?`,
        [id],
      )
      if (!row) return null
      const { mergedOn, ...merge } = row
      return { merge, mergedOn }
    }),
    list: Effect.fn('support.list-merges-rows')(function* ({ page, offset, limit }) {
      const rows = yield* db.rows<MergeView>(`select ${view} from ${merges} order by m.id desc limit ? offset ?`, [limit, offset])
      const [counted] = yield* db.rows<{ total: number }>('select count(*)::int total from support_merge')
      return pageOf(rows, { total: counted?.total ?? 0, page, offset, limit })
    }),
  }
})

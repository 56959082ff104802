import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Shadow } from '../domain/shadow.ts'
import { Shadows } from '../domain/shadows.port.ts'
import { ShadowTable } from './tables.ts'

const columns = [
  ...(['id', 'facility_id', 'account_id', 'changes', 'state', 'reason', 'note'] as const),
  ...(['created_at', 'changed_at', 'decided_at', 'decided_by_account_id'] as const),
] as const

const toShadow = (row: Shadow): Shadow => Object.fromEntries(columns.map((name) => [name, row[name] ?? null])) as unknown as Shadow

/** Creates the PostgreSQL repository of shadow edits. */
export const makeShadows = provide(Shadows, { db: Db }, ({ db }): Shadows => {
  const one = (where: object, options: object = {}) =>
    db.query((em) => em.findOne(ShadowTable, where, options)).pipe(Effect.map((row) => (row ? toShadow(row as unknown as Shadow) : null)))
  return {
    locked: (id) => (isUuid(id) ? one({ id }, forUpdate) : Effect.succeed(null)),
    byId: (id) => (isUuid(id) ? one({ id }) : Effect.succeed(null)),
    open: (facilityId) => one({ facility_id: facilityId, state: { $in: ['pending', 'revise'] } }, forUpdate),
    newest: (facilityId) => one({ facility_id: facilityId }, { orderBy: { created_at: 'desc', id: 'desc' } }),
    save: (shadow) => Effect.asVoid(db.bulk((em) => em.upsert(ShadowTable, { ...shadow }))),
    list: Effect.fn('facility-panel.list-shadows')(function* (facilityId, { offset, limit }) {
      const condition = facilityId === null ? 'true' : 'facility_id = ?'
      const parameters = facilityId === null ? [] : [facilityId]
      const [counted] = yield* db.rows<{ total: number }>(
        `select count(*)::int total from facility_panel_shadow where ${condition}`,
        parameters,
      )
      const ids = yield* db.rows<{ id: string }>(
        `select id from facility_panel_shadow where ${condition} order by (state <> 'pending'), changed_at desc, id limit ? offset ?`,
        [...parameters, limit, offset],
      )
      const rows = yield* db.query((em) => em.find(ShadowTable, { id: { $in: ids.map(({ id }) => id) } }))
      const byId = new Map(rows.map((row) => [row.id, toShadow(row as unknown as Shadow)]))
      return { total: counted?.total ?? 0, items: ids.flatMap(({ id }) => byId.get(id) ?? []) }
    }),
  }
})

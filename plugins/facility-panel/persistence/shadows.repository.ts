import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { Shadows, shadowsOf } from '../domain/panel.port.ts'
import { ShadowTable } from './tables.ts'

/** Creates the PostgreSQL repository of shadow edits. */
export const makeShadows = provide(Shadows, { db: Db }, ({ db }): Shadows => {
  const shadows = makeTableStore(db, ShadowTable)
  return {
    ...shadowsOf(shadows),
    list: Effect.fn('facility-panel.list-shadows')(function* (facilityId, { offset, limit }) {
      if (facilityId !== null && !isUuid(facilityId)) return { total: 0, items: [] }
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
      const found = yield* shadows.find({ id: { in: ids.map(({ id }) => id) } })
      const byId = new Map(found.map((shadow) => [shadow.id, shadow]))
      return { total: counted?.total ?? 0, items: ids.flatMap(({ id }) => byId.get(id) ?? []) }
    }),
  }
})

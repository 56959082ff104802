import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { MaintenanceView } from '../contract/status-view.ts'
import { Announcements } from '../domain/announcements.port.ts'

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Creates the PostgreSQL repository of maintenance announcements. */
export const makeAnnouncements = provide(Announcements, { db: Db }, ({ db }): Announcements => {
  const clear: Announcements['clear'] = (now) =>
    db
      .rows('update status_maintenance set cleared_at = ? where cleared_at is null and ends_at > ? returning id', [
        now.toISOString(),
        now.toISOString(),
      ])
      .pipe(Effect.map((rows) => rows.length > 0))
  return {
    current: (now) =>
      db
        .rows<MaintenanceView>(
          `select ${utc('begins_at')} "from", ${utc('ends_at')} "to", message from status_maintenance
            where cleared_at is null and ends_at > ? order by announced_at desc limit 1`,
          [now.toISOString()],
        )
        .pipe(Effect.map(([row]) => row ?? null)),
    announce: Effect.fn('status.store-announcement')(function* ({ from, to, message }, now) {
      yield* clear(now)
      yield* db.rows('insert into status_maintenance (id, begins_at, ends_at, message, announced_at) values (?, ?, ?, ?::jsonb, ?)', [
        newId(),
        from,
        to,
        JSON.stringify(message),
        now.toISOString(),
      ])
    }),
    clear,
  }
})

import { Effect } from 'effect'
import type { Processes, RunningProcess } from '#core/ports/processes.ts'
import type { Db } from './unit-of-work.ts'

/** Entry of this process, as it renews it. */
export interface ProcessEntry extends Pick<RunningProcess, 'id' | 'host' | 'pid' | 'roles' | 'build' | 'started_at' | 'store' | 'secret'> {
  readonly index_version: number
  /** Open websockets by key. */
  readonly sockets: Readonly<Record<string, number>>
}

const living = `seen_at > clock_timestamp() - interval '10 seconds'`

/** Creates access to the running processes. */
export const makeProcesses = ({ db }: { readonly db: Db }): Processes => ({
  list: () =>
    db.rows<RunningProcess>(
      `select id, host, pid, roles, build, started_at, extract(epoch from clock_timestamp() - seen_at)::float8 seen_seconds,
         clock_offset_ms, index_version::float8 index_version, store, secret from process where ${living} order by started_at, id`,
    ),
})

/** Renews the entry of this process, deletes those of processes that ended, and returns the open websockets of the others. */
export const renewProcess = (db: Db, entry: ProcessEntry): Effect.Effect<readonly Readonly<Record<string, number>>[]> =>
  Effect.map(
    db.rows<{ sockets: Readonly<Record<string, number>> }>(
      `with gone as (delete from process where seen_at < clock_timestamp() - interval '1 minute'),
       own as (
         insert into process (id, host, pid, roles, build, started_at, seen_at, clock_offset_ms, index_version, store, secret, sockets)
         select id, host, pid, roles, build, started_at, clock_timestamp(), extract(epoch from clock_timestamp()) * 1000 - ?::float8,
             index_version, store, secret, sockets from jsonb_populate_record(null::process, ?::jsonb)
         on conflict (id) do update set seen_at = excluded.seen_at, clock_offset_ms = excluded.clock_offset_ms,
           index_version = excluded.index_version, store = excluded.store, sockets = excluded.sockets)
       select sockets from process where id <> ?::uuid and ${living}`,
      [Date.now(), JSON.stringify(entry), entry.id],
    ),
    (rows) => rows.map(({ sockets }) => sockets),
  )

/** Removes the entry of this process. */
export const removeProcess = (db: Db, id: string): Effect.Effect<void> => Effect.asVoid(db.rows('delete from process where id = ?', [id]))

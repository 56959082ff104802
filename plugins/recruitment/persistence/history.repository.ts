import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { ReadLog } from '../domain/application.ts'
import { ApplicationHistory, type SealedMessage, stepsOf } from '../domain/applications.port.ts'
import { StepTable } from './tables.ts'

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Creates the PostgreSQL repository of histories and reads. */
export const makeApplicationHistory = provide(
  ApplicationHistory,
  { db: Db },
  ({ db }): ApplicationHistory => ({
    ...stepsOf(makeTableStore(db, StepTable)),
    logReads: (applicationIds, reader, kind, at) =>
      applicationIds.length === 0
        ? Effect.void
        : Effect.asVoid(
            db.rows(
              `insert into recruitment_read as known (application_id, viewer_account_id, by, kind, read_on, at, times)
              select id::uuid, ?, ?, ?, ?, ?, 1 from jsonb_array_elements_text(?::jsonb) id order by id
              on conflict (application_id, viewer_account_id, kind, read_on) do update set at = excluded.at, times = known.times + 1
              returning application_id`,
              [reader.id, reader.by, kind, toWarsawTime(at).day, at.toISOString(), JSON.stringify([...new Set(applicationIds)])],
            ),
          ),
    readsOf: (applicationId) =>
      db.rows<ReadLog>(
        `select application_id, by, kind, ${utc('at')} at, times from recruitment_read where application_id = ? order by recruitment_read.at desc limit 50`,
        [applicationId],
      ),
    messagesWithOldKey: (prefix, afterId, limit) =>
      db.rows<SealedMessage>(
        'select id, message from recruitment_step where id > ?::uuid and message is not null and not starts_with(message, ?) order by id limit ?',
        [afterId, prefix, limit],
      ),
  }),
)

import { Effect } from 'effect'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { LimitValue } from '#core/packages/limit.ts'
import { declaredVersion, type LimitStore } from '#core/packages/limit-store.port.ts'
import type { Db } from '../unit-of-work.ts'

interface ValuesRow {
  readonly key: string
  readonly given: { readonly free: LimitValue; readonly registered: LimitValue; readonly premium: LimitValue }
  readonly version: number
}

/** Creates the PostgreSQL repository of limits. The lock is the facility's row in `facility_package`. */
export const makeLimitStore = ({ db }: { readonly db: Db }): LimitStore => ({
  lock: (facilityId) =>
    isUuid(facilityId)
      ? Effect.andThen(
          db.rows('insert into facility_package (facility_id) select id from facility where id = ? on conflict do nothing', [facilityId]),
          Effect.asVoid(db.rows('select 1 from facility_package where facility_id = ? for update', [facilityId])),
        )
      : Effect.void,
  standingOf: (facilityId) =>
    isUuid(facilityId)
      ? db
          .rows<{ status: FacilityStatus; valid_until: string | Date | null }>(
            `select f.status, p.valid_until from facility f left join facility_package p on p.facility_id = f.id
              where f.id = ? and f.deleted_at is null`,
            [facilityId],
          )
          .pipe(
            Effect.map(([row]) =>
              row ? { status: row.status, validUntil: row.valid_until === null ? null : new Date(row.valid_until).toISOString() } : null,
            ),
          )
      : Effect.succeed(null),
  // The version stays, so that an editor whose facility gains or loses its package meanwhile can save.
  setStanding: (facilityId, { status, validUntil }) =>
    Effect.andThen(
      db.rows('update facility set status = ? where id = ? and status <> ?', [status, facilityId, status]),
      Effect.asVoid(db.rows('update facility_package set valid_until = ? where facility_id = ?', [validUntil, facilityId])),
    ),
  values: () =>
    db
      .rows<ValuesRow>(
        `select key, jsonb_build_object('free', free, 'registered', registered, 'premium', premium) given, version from limit_value`,
      )
      .pipe(Effect.map((rows) => new Map(rows.map(({ key, given, version }) => [key, { values: given, version }])))),
  replace: (key, { free, registered, premium }, version) =>
    Effect.gen(function* () {
      const given = [free, registered, premium].map((value) => JSON.stringify(value))
      const rows = yield* db.rows<{ version: number }>(
        version === declaredVersion
          ? `insert into limit_value (free, registered, premium, key, version) values (?::jsonb, ?::jsonb, ?::jsonb, ?, ?::integer + 1)
               on conflict do nothing returning version`
          : `update limit_value set free = ?::jsonb, registered = ?::jsonb, premium = ?::jsonb, version = version + 1
               where key = ? and version = ? returning version`,
        [...given, key, version],
      )
      return rows[0]?.version ?? (yield* new VersionConflict())
    }),
  spentIn: (facilityId, month) =>
    isUuid(facilityId)
      ? db
          .rows<{ key: string; times: number }>('select key, times from limit_usage where facility_id = ? and month = ?', [
            facilityId,
            month,
          ])
          .pipe(Effect.map((rows) => new Map(rows.map(({ key, times }) => [key, times]))))
      : Effect.succeed(new Map()),
  setSpent: (facilityId, key, month, { times, begunAt }) =>
    Effect.asVoid(
      db.rows(
        `insert into limit_usage (facility_id, key, month, times, begun_at) values (?, ?, ?, ?, ?)
           on conflict (facility_id, key, month) do update set times = excluded.times, begun_at = excluded.begun_at`,
        [facilityId, key, month, times, begunAt],
      ),
    ),
  newestActs: (facilityId) =>
    isUuid(facilityId)
      ? db
          .rows<{ key: string; begun_at: string | Date | null }>(
            'select key, max(begun_at) begun_at from limit_usage where facility_id = ? group by key',
            [facilityId],
          )
          .pipe(
            Effect.map(
              (rows) => new Map(rows.map(({ key, begun_at }) => [key, begun_at === null ? null : new Date(begun_at).toISOString()])),
            ),
          )
      : Effect.succeed(new Map()),
  noteTold: (facilityId, key, month, percent) =>
    db
      .rows('update limit_usage set told = ? where facility_id = ? and key = ? and month = ? and told < ? returning told', [
        percent,
        facilityId,
        key,
        month,
        percent,
      ])
      .pipe(Effect.map((rows) => rows.length > 0)),
})

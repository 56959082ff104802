import { Effect } from 'effect'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { declaredVersion, type LimitStore, type StoredValues } from '#core/packages/limit-store.port.ts'
import type { FacilityStanding } from '#core/packages/tier.ts'
import { makeTable } from './recoverable.ts'

/** Creates an in-memory store of limits; `standings` are the facilities that exist. */
export const makeLimitStore = () => {
  const standings = makeTable<FacilityStanding>()
  const values = makeTable<StoredValues>()
  const spent = makeTable<number>()
  const announced = makeTable<number>()
  const newest = makeTable<string>()
  const store: LimitStore = {
    lock: () => Effect.void,
    standingOf: (facilityId) => Effect.sync(() => standings.rows.get(facilityId) ?? null),
    setStanding: (facilityId, standing) => Effect.sync(() => void standings.rows.set(facilityId, standing)),
    values: () => Effect.sync(() => new Map(values.rows)),
    replace: (key, given, version) =>
      Effect.suspend(() => {
        if ((values.rows.get(key)?.version ?? declaredVersion) !== version) return new VersionConflict()
        values.rows.set(key, { values: given, version: version + 1 })
        return Effect.succeed(version + 1)
      }),
    spentIn: (facilityId, month) =>
      Effect.sync(
        () =>
          new Map(
            [...spent.rows].flatMap(([id, times]) => {
              const [facility, in_, key = ''] = id.split(' ')
              return facility === facilityId && in_ === month ? [[key, times] as const] : []
            }),
          ),
      ),
    setSpent: (facilityId, key, month, { times, begunAt }) =>
      Effect.sync(() => {
        spent.rows.set(`${facilityId} ${month} ${key}`, times)
        newest.rows.set(`${facilityId} ${key}`, begunAt)
      }),
    newestActs: (facilityId) =>
      Effect.sync(
        () =>
          new Map(
            [...newest.rows].flatMap(([id, begunAt]) => {
              const [facility, key = ''] = id.split(' ')
              return facility === facilityId ? [[key, begunAt] as const] : []
            }),
          ),
      ),
    noteTold: (facilityId, key, month, percent) =>
      Effect.sync(() => {
        const row = `${facilityId} ${month} ${key}`
        if ((announced.rows.get(row) ?? 0) >= percent) return false
        announced.rows.set(row, percent)
        return true
      }),
  }
  const snapshot = () => {
    const restore = [standings, values, spent, announced, newest].map((table) => table.snapshot())
    return () => {
      for (const one of restore) one()
    }
  }
  return { ...store, standings: standings.rows, snapshot }
}

import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import {
  type NotificationRepository,
  type NotificationRow,
  notificationsOf,
  preferencesOf,
  type StoredPreference,
} from '../domain/notifications.port.ts'

/** Creates an in-memory repository of notifications. */
export const makeMemoryNotifications = () => {
  const table = makeMemoryStore<NotificationRow>()
  const repository: NotificationRepository = {
    ...notificationsOf(table),
    claimDueDigests: Effect.fn('memory.claim-digests')(function* (digest, accounts, mailed_at) {
      const due = yield* table.find({ digest, mailed_at: null }, { orderBy: { account_id: 'asc', created_at: 'asc', id: 'asc' } })
      const claimed = [...Map.groupBy(due, ({ account_id }) => account_id)].slice(0, accounts)
      yield* table.update({ digest, mailed_at: null, account_id: { in: claimed.map(([id]) => id) } }, { mailed_at })
      return claimed.map(([account_id, waiting]) => ({
        account_id,
        notifications: waiting.map(({ id, kind, values, created_at, seen_at }) => ({ id, kind, values, created_at, seen_at })),
      }))
    }),
  }
  return { ...repository, rows: table.rows, snapshot: table.snapshot }
}

/** Creates an in-memory repository of notification preferences. */
export const makeMemoryPreferences = () => {
  const table = makeMemoryStore<StoredPreference>({ key: ['account_id', 'kind'] })
  return { ...preferencesOf(table), snapshot: table.snapshot }
}

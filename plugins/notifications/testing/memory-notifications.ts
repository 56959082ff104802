import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { NewNotification, NotificationRepository, StoredNotification } from '../domain/notifications.port.ts'

interface Row extends NewNotification {
  readonly seen_at: string | null
  readonly mailed: boolean
}

const toStored = ({ id, kind, values, created_at, seen_at }: Row): StoredNotification => ({ id, kind, values, created_at, seen_at })
const byAge = (a: Row, b: Row) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id)

/** Creates an in-memory repository of notifications. */
export const makeMemoryNotifications = () => {
  const { rows, update, all, snapshot } = makeTable<Row>()
  const shown = (accountId: string, unread: boolean) =>
    all().filter((row) => row.account_id === accountId && row.in_app && (!unread || row.seen_at === null))
  const repository: NotificationRepository = {
    add: (...notifications) =>
      Effect.sync(() => {
        for (const one of notifications) rows.set(one.id, { ...one, seen_at: null, mailed: false })
      }),
    list: (accountId, { unread, offset, limit }) =>
      Effect.sync(() => {
        const found = shown(accountId, unread).toSorted((a, b) => byAge(b, a))
        return { items: found.slice(offset, offset + limit).map(toStored), total: found.length }
      }),
    countUnseen: (accountId) => Effect.sync(() => shown(accountId, true).length),
    markSeen: (accountId, ids, seen_at) =>
      Effect.sync(() => {
        const found = shown(accountId, true).filter(({ id }) => ids.includes(id))
        for (const { id } of found) update(id, (row) => ({ ...row, seen_at }))
        return found.length
      }),
    claimDueDigests: (frequency, accounts) =>
      Effect.sync(() => {
        const due = Map.groupBy(
          all().filter((row) => row.digest === frequency && !row.mailed),
          ({ account_id }) => account_id,
        )
        return [...due]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .slice(0, accounts)
          .map(([account_id, waiting]) => {
            for (const { id } of waiting) update(id, (row) => ({ ...row, mailed: true }))
            return { account_id, notifications: waiting.toSorted(byAge).map(toStored) }
          })
      }),
  }
  return { ...repository, rows, snapshot }
}

import { describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { NotificationRepository, Preferences } from '../domain/notifications.port.ts'
import { aNotification } from '../testing/notifications-fixture.ts'

const database = databaseForTests()

const at = '2026-11-23T10:00:00.000Z'
const notifications = () => database.find(NotificationRepository)
const preferences = () => database.find(Preferences)
const add = async (over: Parameters<typeof aNotification>[0]) => {
  const notification = aNotification(over)
  await run(notifications().add(notification))
  return notification
}

describe('repository of notifications', () => {
  test('lists the notifications of the application by pages, the newest first', async () => {
    const account_id = newId()
    const older = await add({ account_id, created_at: '2026-11-21T10:00:00.000Z' })
    const newer = await add({ account_id, created_at: '2026-11-22T10:00:00.000Z', values: { a: 'b' } })
    await add({ account_id, in_app: false })
    const page = (offset: number) => run(notifications().list(account_id, { unread: false, offset, limit: 1 }))
    const { kind, values, created_at } = newer
    expect(await page(0)).toEqual({ items: [{ id: newer.id, kind, values, created_at, seen_at: null }], total: 2 })
    expect(await page(1)).toMatchObject({ items: [{ id: older.id }], total: 2 })
  })

  test('marks unseen notifications of the account as seen, once', async () => {
    const account_id = newId()
    const one = await add({ account_id })
    const other = await add({ account_id })
    const foreign = await add({})
    const ids = [one.id, foreign.id, 'rubbish']
    expect(await run(notifications().countUnseen(account_id))).toBe(2)
    expect(await run(notifications().markSeen(account_id, ids, at))).toBe(1)
    expect(await run(notifications().markSeen(account_id, ids, at))).toBe(0)
    expect(await run(notifications().countUnseen(account_id))).toBe(1)
    expect(await run(notifications().list(account_id, { unread: true, offset: 0, limit: 9 }))).toMatchObject({
      items: [{ id: other.id }],
      total: 1,
    })
    const seen = await run(notifications().list(account_id, { unread: false, offset: 0, limit: 9 }))
    expect(seen.items.find(({ id }) => id === one.id)?.seen_at).toBe(at)
  })

  test('claims the waiting digests of some accounts, each once, the oldest notification first', async () => {
    const one = newId()
    const other = newId()
    const newer = await add({ account_id: one, digest: 'daily', created_at: '2026-11-22T10:00:00.000Z' })
    const older = await add({ account_id: one, digest: 'daily', created_at: '2026-11-21T10:00:00.000Z' })
    await add({ account_id: other, digest: 'daily' })
    await add({ account_id: other, digest: 'hourly' })
    const claimed = []
    for (let count = 0; count < 3; count++)
      claimed.push(await run(notifications().claimDueDigests('daily', { accounts: 1, before: at, at })))
    expect(claimed.map(({ length }) => length)).toEqual([1, 1, 0])
    const due = claimed.flat().find(({ account_id }) => account_id === one)
    expect(due?.notifications.map(({ id }) => id)).toEqual([older.id, newer.id])
    expect(await run(notifications().claimDueDigests('hourly', { accounts: 9, before: at, at }))).toMatchObject([{ account_id: other }])
  })
})

test('the repository of preferences replaces those of the given kinds', async () => {
  const account = newId()
  const other = newId()
  const preference = (kind: string, email: 'now' | 'daily') => ({ kind, in_app: true, email })
  await run(preferences().put(account, [preference('a', 'now'), preference('b', 'now')]))
  await run(preferences().put(account, [preference('b', 'daily')]))
  await run(preferences().put(account, []))
  const stored = await run(preferences().of(account))
  expect(stored.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([preference('a', 'now'), preference('b', 'daily')])
  expect(await run(preferences().of(other))).toEqual([])
})

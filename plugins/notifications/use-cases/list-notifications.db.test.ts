import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { aNotification, makeNotificationsFixture } from '../testing/notifications-fixture.ts'
import { ListInitialMessages, ListNotifications, MarkSeen, ShowOverview } from './notifications.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeNotificationsFixture(database)
  const user = aUser({ id: fixture.ola.id })
  const own = { account_id: user.id }
  const stored = {
    older: aNotification({ ...own, created_at: '2026-11-21T09:00:00.000Z' }),
    newer: aNotification({ ...own, created_at: '2026-11-22T09:00:00.000Z', kind: 'removed.kind' }),
    onlyMailed: aNotification({ ...own, in_app: false }),
    foreign: aNotification(),
  }
  for (const one of Object.values(stored)) await run(fixture.notifications.add(one))
  return { ...fixture, ...stored, user, list: makeOf(ListNotifications)(fixture), markSeen: makeOf(MarkSeen)(fixture) }
}

test('lists the user’s notifications, the newest first, titled in the language of the account', async () => {
  const { list, user, older, newer } = await setUp()
  const page = await run(list(user, {}))
  expect(page).toMatchObject({ itemsTotal: 2, curPage: 1 })
  expect(page.items).toEqual([
    { id: newer.id, kind: 'removed.kind', title: 'removed.kind', path: null, created_at: newer.created_at, seen_at: null },
    {
      id: older.id,
      kind: 'opinion.accepted',
      title: 'en:opinion.accepted.label {"facility":"Słoneczko"}',
      path: '/placowka/sloneczko',
      created_at: older.created_at,
      seen_at: null,
    },
  ])
})

test('returns pages, and only unread notifications where requested', async () => {
  const { list, markSeen, user, older, newer } = await setUp()
  expect((await run(list(user, { page: 2, limit: 1 }))).items.map(({ id }) => id)).toEqual([older.id])
  await run(markSeen(user, { list: [{ id: newer.id }] }))
  for (const [unread, ids] of [
    ['true', [older.id]],
    ['', [older.id]],
    ['false', [newer.id, older.id]],
  ] as const)
    expect((await run(list(user, { unread }))).items.map(({ id }) => id)).toEqual(ids)
})

test('marks own items as seen, returns the counts and publishes them to open pages', async () => {
  const { markSeen, user, older, foreign, notifications, realtime } = await setUp()
  expect(await run(markSeen(user, { list: [{ id: older.id }, { id: foreign.id }, { id: 'rubbish' }] }))).toEqual({
    notifications: { new_notifications: 1 },
  })
  expect([(await notifications.rows.get(older.id))?.seen_at, (await notifications.rows.get(foreign.id))?.seen_at]).toEqual([
    '2026-11-23T10:00:00.000Z',
    null,
  ])
  expect(realtime.published).toEqual([
    { channel: 'main', to: user.id, type: 'overview.updated', data: { notifications: { new_notifications: 1 } } },
  ])
})

test('publishes nothing when no item changes', async () => {
  const { markSeen, user, foreign, realtime } = await setUp()
  expect(await run(markSeen(user, { list: [{ id: foreign.id }] }))).toEqual({ notifications: { new_notifications: 2 } })
  expect(realtime.published).toEqual([])
})

test('shows the counts, also as the first message of the channel', async () => {
  const { overview, user } = await setUp()
  const showOverview = makeOf(ShowOverview)({ overview })
  expect(await run(showOverview(user, {}))).toEqual({ notifications: { new_notifications: 2 } })
  expect(await run(makeOf(ListInitialMessages)({ showOverview })(user, {}))).toEqual([
    { type: 'overview.updated', data: { notifications: { new_notifications: 2 } } },
  ])
})

test('all of them require a signed-in user', async () => {
  const { list, markSeen, overview } = await setUp()
  const showOverview = makeOf(ShowOverview)({ overview })
  for (const effect of [
    list(visitor, {}),
    markSeen(visitor, { list: [] }),
    showOverview(visitor, {}),
    makeOf(ListInitialMessages)({ showOverview })(visitor, {}),
  ])
    expect(await failureOf<unknown, unknown>(effect)).toMatchObject({ _tag: 'MissingJwt' })
})

import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { EndOtherSessions, EndSession, ListSessions } from './sessions.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const { user } = await fixture.addSession(account, { refreshed_at: '2026-11-22T08:00:00.000Z', device: 'Firefox, Windows' })
  const phone = await fixture.addSession(account, { refreshed_at: '2026-11-23T08:00:00.000Z', device: 'Safari, iOS' })
  const stranger = await fixture.addSession(await fixture.addAccount())
  return { ...fixture, account, user, phone: phone.session, stranger: stranger.session }
}

test('lists the user’s active sessions, most recently used first, without tokens', async () => {
  const { sessions, clock, user, phone, account, addSession } = await setUp()
  await addSession(account, { expires_at: '2026-11-23T10:00:00.000Z' })
  const list = await run(makeOf(ListSessions)({ sessions, clock })(user, {}))
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Safari, iOS', false],
    ['Firefox, Windows', true],
  ])
  expect(Object.keys(list[0] ?? {})).toEqual(['id', 'device', 'opened_at', 'refreshed_at', 'ends_at', 'current'])
  expect(list[0]?.id).toBe(phone.id)
})

test('ends one session of the user', async () => {
  const { sessions, clock, user, phone } = await setUp()
  const endSession = makeOf(EndSession)({ sessions, clock })
  expect(await run(endSession(user, { id: phone.id }))).toEqual({ ended: 1 })
  expect((await sessions.rows.get(phone.id))?.ended_because).toBe('ended_elsewhere')
  expect(await failureOf(endSession(user, { id: phone.id }))).toMatchObject({ _tag: 'SessionNotFound', kind: 'not-found' })
})

test('cannot end the session of another account', async () => {
  const { sessions, clock, user, stranger } = await setUp()
  expect(await failureOf(makeOf(EndSession)({ sessions, clock })(user, { id: stranger.id }))).toMatchObject({ _tag: 'SessionNotFound' })
  expect((await sessions.rows.get(stranger.id))?.ended_because).toBeNull()
})

test('ends all sessions except the current one', async () => {
  const { sessions, clock, user, phone, stranger } = await setUp()
  expect(await run(makeOf(EndOtherSessions)({ sessions, clock })(user, {}))).toEqual({ ended: 1 })
  expect((await sessions.rows.get(phone.id))?.ended_because).toBe('ended_elsewhere')
  expect((await sessions.rows.get(stranger.id))?.ended_because).toBeNull()
  expect((await sessions.rows.get(user.session))?.ended_because).toBeNull()
})

test('all three require a signed-in user', async () => {
  const { sessions, clock, phone } = await setUp()
  expect(await failureOf(makeOf(ListSessions)({ sessions, clock })(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(makeOf(EndSession)({ sessions, clock })(visitor, { id: phone.id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(makeOf(EndOtherSessions)({ sessions, clock })(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})

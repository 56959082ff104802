import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests, transactionWith } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Announcements } from '../domain/announcements.port.ts'
import { AnnounceMaintenance, ClearMaintenance } from './maintenance.ts'
import { ListInitialMessages, ShowStatus } from './show-status.ts'

const database = databaseForTests()

const input = { from: '2026-11-23T22:00', to: '2026-11-24T01:00:00Z', message: 'Przerwa' }
const maintenance = {
  from: '2026-11-23T21:00:00.000Z',
  to: '2026-11-24T01:00:00.000Z',
  message: { pl: 'Przerwa', ua: 'Przerwa', en: 'Break' },
}

const setUp = ({ build = { id: 'b1' as string | null } } = {}) => {
  const { clock } = database
  const announcements = database.find(Announcements)
  const realtime = makeRealtime()
  const ports = { clock, announcements, realtime, build, transaction: transactionWith(database, realtime) }
  const showStatus = makeOf(ShowStatus)(ports)
  return { ...ports, showStatus, announce: makeOf(AnnounceMaintenance)(ports), clear: makeOf(ClearMaintenance)(ports) }
}

test('announces maintenance in Warsaw time, in Polish where a language has no message, to all open pages', async () => {
  const { announce, showStatus, realtime } = setUp()
  expect(await run(announce(operator, { ...input, messageEn: 'Break' }))).toEqual(maintenance)
  expect(await run(showStatus(visitor, {}))).toEqual({ health: { status: 'ok' }, maintenance, build: { id: 'b1' } })
  expect(realtime.published).toEqual([{ channel: 'status', to: null, type: 'maintenance', data: maintenance }])
})

test('replaces an earlier announcement, and shows none after its end', async () => {
  const { announce, clear, showStatus, clock } = setUp()
  await run(announce(operator, input))
  await run(announce(operator, { ...input, message: 'Dłuższa przerwa' }))
  expect(await run(showStatus(visitor, {}))).toMatchObject({ maintenance: { message: { pl: 'Dłuższa przerwa' } } })
  clock.set('2026-11-24T00:59:59Z')
  expect(await run(showStatus(visitor, {}))).toMatchObject({ maintenance: { to: maintenance.to } })
  clock.set(maintenance.to)
  expect(await run(showStatus(visitor, {}))).toMatchObject({ maintenance: null })
  expect(await failureOf(clear(operator, {}))).toMatchObject({ _tag: 'NothingAnnounced' })
})

test('rejects maintenance that ends before it begins or is over', async () => {
  const { announce, announcements, clock, realtime } = setUp()
  for (const times of [{ to: '2026-11-23T21:00:00Z' }, { from: '2026-11-22T10:00', to: '2026-11-23T10:00:00Z' }])
    expect(await failureOf(announce(operator, { ...input, ...times }))).toMatchObject({ _tag: 'MaintenanceTimesWrong', kind: 'invalid' })
  expect([await run(announcements.current(clock.now())), realtime.published]).toEqual([null, []])
})

test('does not announce what cannot be published', async () => {
  const ports = setUp()
  const announce = makeOf(AnnounceMaintenance)({ ...ports, realtime: { ...ports.realtime, publish: () => Effect.die('database') } })
  await expect(run(announce(operator, input))).rejects.toThrow()
  expect(await run(ports.announcements.current(ports.clock.now()))).toBeNull()
})

test('withdraws the announcement, also on open pages', async () => {
  const { announce, clear, showStatus, realtime } = setUp()
  for (const message of ['Przerwa', 'Dłuższa przerwa']) await run(announce(operator, { ...input, message }))
  expect(await run(clear(operator, {}))).toEqual({ cleared: true })
  expect(await run(showStatus(visitor, {}))).toMatchObject({ maintenance: null })
  expect(realtime.published.at(-1)).toMatchObject({ type: 'maintenance', data: null })
  expect(await failureOf(clear(operator, {}))).toMatchObject({ _tag: 'NothingAnnounced', kind: 'not-found' })
})

test('sends the status to a client that connects; in development there is no build', async () => {
  const messages = [
    { type: 'health', data: { status: 'ok' } },
    { type: 'maintenance', data: null },
  ]
  expect(await run(makeOf(ListInitialMessages)(setUp())(visitor, {}))).toEqual([...messages, { type: 'build', data: { id: 'b1' } }])
  expect(await run(makeOf(ListInitialMessages)(setUp({ build: { id: null } }))(visitor, {}))).toEqual(messages)
})

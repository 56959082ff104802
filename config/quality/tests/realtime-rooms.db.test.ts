import { Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Realtime, type Recipient } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { accountIds, endedSessions, realtimeFixture } from '../testing/realtime-fixture.ts'
import { type RealtimeProcess, startRealtimeProcess } from '../testing/realtime-process.ts'
import { interruptedQuestions, roomMembers } from '../testing/realtime-rooms.ts'
import { type RealtimeServer, startRealtimeServer } from '../testing/realtime-server.ts'
import { connectSignedIn, connectWebSocket, type Frame, type WebSocketClient } from '../testing/websocket-client.ts'

const path = '/api/v1/rooms/ws'
let platform: TestPlatform
let server: RealtimeServer
let other: RealtimeProcess
beforeAll(async () => {
  platform = await testPlatform({ plugins: [realtimeFixture] })
  await rowsOf(platform, roomMembers)
  server = await startRealtimeServer(platform, { timing: { auth: 400, endedCheck: 100 } })
  other = await startRealtimeProcess(platform.databaseUrl)
})
beforeEach(async () => {
  endedSessions.clear()
  await rowsOf(platform, 'delete from room_member')
  await join('ola', 'staff:1')
  await join('jan', 'staff:2')
})
afterAll(async () => {
  await server.end()
  expect(await other.end()).toBe(0)
  await platform.end()
})

const join = (who: keyof typeof accountIds, audience: string) =>
  rowsOf(platform, `insert into room_member values ('${accountIds[who]}', '${audience}')`)
const enter = (jwt: string, { at = server.url, lastId }: { at?: string; lastId?: number } = {}) => connectSignedIn(at, jwt, lastId, path)
const publish = (to: Recipient, text: string) =>
  Effect.runPromise(platform.find(Realtime).publish({ channel: 'rooms', to, type: 'note', data: { text } }))
const signal = (to: Recipient, who: string) =>
  Effect.runPromise(platform.find(Realtime).signal({ channel: 'rooms', to, type: 'typing', data: { who } }))
const textOf = ({ data }: Frame) => (data as { text: string }).text
const texts = ({ frames }: WebSocketClient) => frames.flatMap((frame) => (frame.id === null ? [] : [textOf(frame)]))
const hasText = (text: string) => (frame: Frame) => textOf(frame) === text
const staff = { audience: 'staff:1' }
const closeAll = async (...clients: readonly WebSocketClient[]) => {
  for (const { socket } of clients) socket.close()
  await Promise.all(clients.map(({ closeCode }) => closeCode))
}

test('RT-03 a message to an audience reaches its members on every process, and is one row', async () => {
  const members = [await enter('ola'), await enter('ola', { at: other.url })]
  const jan = await enter('jan', { at: other.url })
  const [before] = await rowsOf<{ n: number }>(platform, 'select count(*)::int n from live_frame')
  await publish(staff, 'for staff')
  await publish(null, 'for all')
  for (const client of [...members, jan]) await client.waitForFrame('note', hasText('for all'))
  expect([...members, jan].map(texts)).toEqual([['for staff', 'for all'], ['for staff', 'for all'], ['for all']])
  expect(await rowsOf(platform, 'select count(*)::int n from live_frame')).toEqual([{ n: (before?.n ?? 0) + 2 }])
  // Processes of the version before take messages without an account for messages to everyone.
  expect(await rowsOf(platform, 'select 1 from live_frame where audience is not null and account_id is null')).toEqual([])
  await closeAll(...members, jan)
})

test('RT-03 missed messages are those of the audiences that the account belongs to now', async () => {
  const ola = await enter('ola')
  await publish(accountIds.ola, 'seen')
  const { id } = await ola.waitForFrame('note', hasText('seen'))
  await closeAll(ola)
  await publish(staff, 'missed')
  await publish({ audience: 'staff:2' }, 'of others')
  await publish(null, 'last')
  const lastId = id ?? 0
  const again = await enter('ola', { lastId })
  await again.waitForFrame('note', hasText('last'))
  await rowsOf(platform, 'delete from room_member')
  const former = await enter('ola', { lastId })
  await former.waitForFrame('note', hasText('last'))
  expect([texts(again), texts(former)]).toEqual([['missed', 'last'], ['last']])
  await closeAll(again, former)
})

test('RT-03 a member who is removed receives nothing after the next check, one who is added does', async () => {
  const ola = await enter('ola')
  const jan = await enter('jan')
  await rowsOf(platform, `delete from room_member where audience = 'staff:1'`)
  await join('jan', 'staff:1')
  await expect
    .poll(async () => {
      await publish(staff, 'probe')
      await publish(null, 'end')
      return texts(jan).includes('probe')
    })
    .toBe(true)
  const seen = texts(ola).filter((text) => text === 'probe').length
  await publish(staff, 'secret')
  await publish(null, 'last')
  await ola.waitForFrame('note', hasText('last'))
  expect([texts(ola).includes('secret'), texts(ola).filter((text) => text === 'probe').length]).toEqual([false, seen])
  await closeAll(ola, jan)
})

test('RT-03 signals reach the members on every process at once, without a row, whatever becomes of the transaction', async () => {
  const members = [await enter('ola'), await enter('ola', { at: other.url })]
  const jan = await enter('jan', { at: other.url })
  const rows = () => rowsOf(platform, 'select max(id)::float8 id, count(*)::int n from live_frame')
  const before = await rows()
  await signal(staff, 'Ola')
  await signal(accountIds.jan, 'for jan')
  const undone = Effect.andThen(
    platform.find(Realtime).signal({ channel: 'rooms', to: staff, type: 'typing', data: { who: 'undone' } }),
    Effect.fail('no'),
  )
  await expect(Effect.runPromise(platform.find(Transaction)(undone))).rejects.toThrow()
  for (const client of members) await client.waitForFrame('typing', ({ data }) => (data as { who: string }).who === 'undone')
  const typing = await jan.waitForFrame('typing')
  expect(typing).toMatchObject({ id: null, data: { who: 'for jan' } })
  expect(await rows()).toEqual(before)
  await closeAll(...members, jan)
})

test('RT-03 a signal of the wrong shape, or of more than 7,000 bytes, is a defect; one to an unknown channel is ignored', async () => {
  const realtime = platform.find(Realtime)
  await expect(signal(staff, 'ż'.repeat(3500))).rejects.toThrow('Signal typing has over 7000 bytes')
  const send = (channel: string, type: string, data: unknown) => Effect.runPromise(realtime.signal({ channel, to: null, type, data }))
  await expect(send('rooms', 'other', {})).rejects.toThrow('declares no message other')
  await expect(send('rooms', 'typing', { who: 7 })).rejects.toThrow()
  await send('nobody', 'typing', {})
})

test('RT-04 visitors and users send messages; each reply goes to the websocket that asked', async () => {
  const silent = await connectWebSocket(server.url, path)
  const visitor = await connectWebSocket(server.url, path)
  visitor.send({ type: 'ask', id: 'a', data: 'hours?' })
  const ola = await enter('ola')
  ola.send({ type: 'ask', id: 'b', data: 'price?' })
  expect(await visitor.waitForFrame('note')).toMatchObject({ id: null, request: 'a', data: { text: 'visitor hours?' } })
  expect(await ola.waitForFrame('note')).toMatchObject({ request: 'b', data: { text: 'user price?' } })
  const named = await connectWebSocket(server.url, path)
  named.send({ type: 'auth' })
  await Promise.all([named.waitForFrame('ready'), silent.waitForFrame('ready')])
  expect([...silent.frames, ...named.frames].filter(({ type }) => type === 'note')).toEqual([])
  visitor.send({ type: 'auth', jwt: 'ola' })
  expect(await visitor.closeCode).toBe(1008)
  const impostor = await connectWebSocket(server.url, path)
  impostor.send({ type: 'auth', jwt: 'eve' })
  expect(await impostor.closeCode).toBe(4401)
  await closeAll(silent, ola, named)
})

test('RT-04 failures are frames with the texts of problems, in the language of the page', async () => {
  const client = await connectWebSocket(server.url, `${path}?lang=en`)
  client.send({ type: 'ask', id: 'a', data: 'fail' })
  const failed = await client.waitForFrame('error', ({ request }) => request === 'a')
  expect(failed.data).toMatchObject({ code: 'error/no-answer', status: 404, message: 'Not found' })
  client.send({ type: 'ask', id: 'b', data: 7 })
  const wrong = await client.waitForFrame('error', ({ request }) => request === 'b')
  expect(wrong.data).toMatchObject({ code: 'error/validation', schema: { _: ['This value is not valid'] } })
  client.send({ type: 'ask', data: 'break' })
  const broken = await client.waitForFrame('error', ({ request }) => request === undefined)
  expect(broken.data).toMatchObject({ code: 'error/server-error', status: 500 })
  expect(JSON.stringify(broken)).not.toContain('on purpose')
  for (const frame of [{ type: 'answer', data: 'x' }, { type: 'ask' }, { type: 'ask', data: 'x', audience: 'staff:1' }]) {
    const other = await connectWebSocket(server.url, path)
    other.send(frame)
    expect(await other.closeCode).toBe(1008)
  }
  await closeAll(client)
})

test('RT-04 a question is interrupted when it is cancelled, and when its websocket or session ends', async () => {
  const ola = await enter('ola')
  const jan = await enter('jan')
  const interrupted = (n: number) => expect.poll(() => interruptedQuestions).toHaveLength(n)
  ola.send({ type: 'ask', id: 'a', data: 'wait' })
  ola.send({ type: 'ask', id: 'b', data: 'price?' })
  await ola.waitForFrame('error', ({ request, data }) => request === 'b' && (data as { code: string }).code === 'error/too-many-requests')
  ola.send({ type: 'cancel', id: 'a' })
  ola.send({ type: 'ask', id: 'c', data: 'price?' })
  await ola.waitForFrame('note', ({ request }) => request === 'c')
  await interrupted(1)
  ola.send({ type: 'ask', data: 'wait' })
  jan.send({ type: 'ask', data: 'wait' })
  jan.send({ type: 'ask', id: 'd', data: 'wait' })
  await jan.waitForFrame('error')
  ola.socket.terminate()
  await interrupted(2)
  endedSessions.add('jan')
  expect(await jan.closeCode).toBe(4401)
  await interrupted(3)
  expect(interruptedQuestions).toEqual(['wait', 'wait', 'wait'])
})

test('RT-04 messages beyond the limit of their type do not end the websocket; 2,000 Cyrillic letters fit', async () => {
  const client = await enter('ola')
  client.send({ type: 'ask', id: 'long', data: 'щ'.repeat(2000) })
  await client.waitForFrame('note', ({ request }) => request === 'long')
  for (let n = 0; n < 80; n++) client.send({ type: 'ask', id: `n${n}`, data: 'fail' })
  await client.waitForFrame('error', ({ data }) => (data as { code: string }).code === 'error/too-many-requests')
  client.send({ type: 'cancel', id: 'n1' })
  await publish(accountIds.ola, 'still here')
  await client.waitForFrame('note', hasText('still here'))
  for (let n = 0; n < 1300; n++) client.send({ type: 'ask', data: 'flood' })
  expect(await client.closeCode).toBe(1008)
})

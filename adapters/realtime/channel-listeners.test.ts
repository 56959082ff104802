import { Schema } from 'effect'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { token } from '#core/kernel/token.ts'
import type { Audiences } from '#core/plugin/audiences.ts'
import { channel } from '#core/plugin/channels.ts'
import { makeChannelListeners } from './channel-listeners.ts'
import type { Listener, OutboundMessage } from './listeners.ts'
import { readSignal } from './signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rooms = channel('/api/v1/rooms/ws', {
  frames: { note: Schema.String },
  access: 'user',
  audiences: token<Audiences>('channel-listeners-test/Audiences'),
})

const setUp = () => {
  const members = new Map<string, readonly string[]>()
  const read = vi.fn(async (_: unknown, accounts: readonly string[]) => new Map(accounts.map((one) => [one, members.get(one) ?? []])))
  const listeners = makeChannelListeners(rooms, read)
  const connect = (account: string | null) => {
    const got: string[] = []
    const frames: (string | Buffer)[] = []
    const listener: Listener = {
      channel: rooms,
      account,
      deliver: ({ text }: OutboundMessage) => {
        got.push(String(text))
        frames.push(text)
      },
      send: () => undefined,
      signal: (frame) => void got.push((JSON.parse(String(frame)) as { type: string }).type),
      reportLoss: () => void got.push('loss'),
    }
    listeners.add(listener, account === null ? [] : members.get(account))
    return { got, frames, leave: () => listeners.remove(listener) }
  }
  const publish = (text: string, to: { readonly account?: string; readonly audience?: string } = {}) =>
    listeners.deliver({ id: 1, channel: 'rooms', account: null, audience: null, text, ...to })
  return { members, read, listeners, connect, publish }
}

test('a message reaches all, the websockets of its account, or the members of its audience, encoded once', () => {
  const { members, connect, publish, listeners } = setUp()
  members.set('ola', ['staff:1']).set('jan', ['staff:1', 'staff:2'])
  const ola = connect('ola')
  const again = connect('ola')
  const jan = connect('jan')
  const visitor = connect(null)
  publish('all')
  publish('ola', { account: 'ola' })
  publish('one', { account: 'nobody', audience: 'staff:1' })
  publish('two', { account: 'nobody', audience: 'staff:2' })
  publish('none', { audience: 'toString' })
  expect([ola.got, again.got, jan.got, visitor.got]).toEqual([['all', 'ola', 'one'], ['all', 'ola', 'one'], ['all', 'one', 'two'], ['all']])
  expect(ola.frames[0]).toBe(jan.frames[0])
  for (const one of [ola, again, jan, visitor]) one.leave()
  expect([listeners.count(), [...listeners.all()]]).toEqual([0, []])
})

test('a signal reaches those whom it is for; what is no signal reaches nobody', () => {
  const { members, connect, listeners } = setUp()
  members.set('ola', ['staff:1'])
  const ola = connect('ola')
  const jan = connect('jan')
  for (const to of ['jan', { audience: 'staff:1' }, null]) {
    const signal = readSignal(JSON.stringify({ channel: 'rooms', to, type: `to ${JSON.stringify(to)}`, data: 1 }))
    if (signal) listeners.signal(signal)
  }
  expect([ola.got, jan.got]).toEqual([
    ['to {"audience":"staff:1"}', 'to null'],
    ['to "jan"', 'to null'],
  ])
  for (const payload of ['', '{', '{}', '{"channel":"rooms","to":7,"type":"x","data":1}']) expect(readSignal(payload)).toBeNull()
})

test('audiences of all connected accounts are read in one call, and former members receive nothing more', async () => {
  const { members, read, connect, publish, listeners } = setUp()
  members.set('ola', ['staff:1']).set('jan', ['staff:1'])
  const ola = connect('ola')
  const jan = connect('jan')
  connect('jan')
  members.set('ola', []).set('jan', ['staff:2'])
  await listeners.renewAudiences()
  expect(read.mock.calls).toEqual([[rooms, ['ola', 'jan']]])
  publish('one', { audience: 'staff:1' })
  publish('two', { audience: 'staff:2' })
  expect([ola.got, jan.got]).toEqual([[], ['two']])
})

test('while audiences cannot be read, those known count for five seconds; afterwards clients learn that they missed something', async () => {
  const { members, read, connect, publish, listeners } = setUp()
  members.set('ola', ['staff:1'])
  const ola = connect('ola')
  read.mockRejectedValueOnce(new Error('away'))
  vi.advanceTimersByTime(3000)
  await expect(listeners.renewAudiences()).rejects.toThrow('away')
  publish('known', { audience: 'staff:1' })
  vi.advanceTimersByTime(2000)
  publish('withheld', { audience: 'staff:1' })
  publish('own', { account: 'ola' })
  await listeners.renewAudiences()
  publish('again', { audience: 'staff:1' })
  expect(ola.got).toEqual(['known', 'own', 'loss', 'again'])
})

import { type Effect, Schema } from 'effect'
import { expect, test } from 'vitest'
import { token } from '#core/kernel/token.ts'
import { type Channel, channel, channelsOf } from './channels.ts'
import { type MessageHandler, receivedMessage } from './received-messages.ts'

const path = '/api/v1/main/ws'
const handler = token<MessageHandler<string>>('channels-test/Handle')
const ask = receivedMessage({ data: Schema.String, perMinute: 5, handler })
const join = (...channels: readonly Channel[]) => channelsOf(channels.map((one) => ({ channels: [one] })))

test('one message of a type runs at once unless declared otherwise', () => {
  expect(ask.concurrent).toBe(1)
  expect(receivedMessage({ data: Schema.String, perMinute: 5, concurrent: 3, handler }).concurrent).toBe(3)
})

test('the declarations of several plugins for one path are one channel', () => {
  const audiences = token<{ ofAccounts: () => Effect.Effect<ReadonlyMap<string, readonly string[]>> }>('channels-test/Audiences')
  const joined = join(
    channel(path, { frames: { one: Schema.String }, access: 'user', audiences }),
    channel(path, { frames: { two: Schema.String }, access: 'user', receives: { ask } }),
  ).get('main')
  expect(joined).toMatchObject({ audiences: [audiences], receives: { ask }, knowsUsers: true })
  expect(Object.keys(joined?.frames ?? {})).toEqual(['one', 'two'])
})

test('a channel for everyone knows no users unless it says so', () => {
  expect(channel(path, { frames: {}, access: 'anyone' }).knowsUsers).toBe(false)
  expect(channel(path, { frames: {}, access: 'anyone', knowsUsers: true }).knowsUsers).toBe(true)
})

test('declarations that contradict each other, or take a type of the protocol, are refused with the channel', () => {
  const one = channel(path, { frames: { one: Schema.String }, access: 'user', receives: { ask } })
  const refused: readonly (readonly [Channel, string])[] = [
    [channel(path, { frames: {}, access: 'support' }), 'Channel main has two access rules: user and support'],
    [channel(path, { frames: { one: Schema.String }, access: 'user' }), 'Two plugins publish one on channel main'],
    [channel(path, { frames: {}, access: 'user', receives: { ask } }), 'Two plugins receive ask on channel main'],
    [channel(path, { frames: { error: Schema.String }, access: 'user' }), 'Channel main declares error, a frame of the protocol'],
    [channel(path, { frames: {}, access: 'user', receives: { auth: ask } }), 'Channel main declares auth, a frame of the protocol'],
  ]
  for (const [other, message] of refused) expect(() => join(one, other)).toThrow(message)
  const [open, known] = [false, true].map((knowsUsers) => channel(path, { frames: {}, access: 'anyone', knowsUsers }))
  if (open && known) expect(() => join(open, known)).toThrow('Channel main knows users for one plugin only')
})

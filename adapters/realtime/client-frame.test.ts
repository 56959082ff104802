import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { token } from '#core/kernel/token.ts'
import { type MessageHandler, receivedMessage } from '#core/plugin/received-messages.ts'
import { readClientFrame } from './client-frame.ts'

const receives = {
  ask: receivedMessage({ data: Schema.String, perMinute: 1, handler: token<MessageHandler<string>>('client-frame-test/Ask') }),
}
const read = (frame: unknown) => readClientFrame(Buffer.from(typeof frame === 'string' ? frame : JSON.stringify(frame)), receives)

test('reads frames of the protocol and messages that the channel declares', () => {
  for (const frame of [
    { type: 'auth', jwt: 'j', last_id: 7 },
    { type: 'auth', ticket: 't' },
    { type: 'auth', last_id: 7 },
    { type: 'auth' },
    { type: 'token.refresh', jwt: 'j' },
    { type: 'resume', last_id: 0 },
    { type: 'cancel', id: 'a' },
  ])
    expect(read(frame)).toEqual({ protocol: frame })
  for (const message of [
    { type: 'ask', data: 'hours?' },
    { type: 'ask', id: 'x'.repeat(64), data: { any: [1] } },
  ])
    expect(read(message)).toEqual({ message })
})

test('refuses what is malformed, undeclared, nested too deeply or has members of its own', () => {
  for (const frame of [
    'no json',
    'null',
    '[]',
    { type: 'other', data: 1 },
    { type: 'constructor', data: 1 },
    { type: '__proto__', data: 1 },
    { type: 'ask', id: 'x'.repeat(65), data: 'a' },
    { type: 'ask', id: 7, data: 'a' },
    { type: 'ask', data: 'a', audience: 'staff:1' },
    { type: 'ask' },
    { type: 'cancel' },
    { type: 'auth', jwt: 'j', ticket: 't' },
    `{"type":"ask","data":${'['.repeat(4000)}${']'.repeat(4000)}}`,
  ])
    expect([frame, read(frame)]).toEqual([frame, null])
})

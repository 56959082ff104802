import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeContactFixture } from '../testing/contact-fixture.ts'
import { DeliverUrgent, SendMessage } from './messages.ts'

const input = { kind: 'general', name: 'Ola', email: 'ola@kredka.test', message: 'Dzień dobry' } as const
const urgent = { ...input, kind: 'urgent' } as const
const setUp = () => {
  const fixture = makeContactFixture()
  return { ...fixture, send: makeOf(SendMessage)(fixture), deliver: makeOf(DeliverUrgent)(fixture) }
}

/** Sending finds no database; delivering does. */
const setUpWithoutDatabase = () => {
  const fixture = setUp()
  return { ...fixture, send: makeOf(SendMessage)({ ...fixture, storeMessage: () => Effect.die('database') }) }
}

test('stores the message, mails a receipt and a notice to customer service, and emits an event without personal data', async () => {
  const { send, messages, mailQueue, events } = setUp()
  const { number } = await run(send(visitor, { ...input, phone: '+48601602603', url: 'https://kredka.test/x', language: 'en' }))
  const [message] = messages.rows.values()
  expect(message).toMatchObject({ ...input, number, phone: '+48601602603', language: 'en', sent_at: '2026-11-23T10:00:00.000Z' })
  expect(mailQueue.sent).toMatchObject([
    { to: 'ola@kredka.test', language: 'en', template: 'contact.mail.receipt', values: { number } },
    { to: null, language: 'pl', template: 'contact.mail.message', values: { number, kind: 'general', url: 'https://kredka.test/x' } },
  ])
  expect(events.emitted).toEqual([{ name: 'contact.message-received', id: message?.id, kind: 'general' }])
})

test('J11 nobody mails a text of their own to an address that they typed, nor many receipts from many networks', async () => {
  const { send, mailQueue } = setUp()
  for (let n = 0; n < 9; n++) await run(send({ ...visitor, address: `10.0.${n}.0` }, { ...input, message: 'Wygrana: https://evil.test' }))
  const receipts = mailQueue.sent.filter(({ to }) => to === input.email)
  expect([receipts.length, JSON.stringify(receipts).includes('evil')]).toEqual([5, false])
  expect(mailQueue.sent.filter(({ to }) => to === null)).toHaveLength(9)
})

test('stores urgent messages like others, without the limits that need the database', async () => {
  const { send, spool, messages, mailQueue, rateLimit } = setUp()
  await run(send(visitor, urgent))
  expect([messages.rows.size, mailQueue.sent.length, spool.notes.size]).toEqual([1, 2, 0])
  expect(rateLimit.consumed.map(({ action }) => action)).toEqual(['access.receipt'])
})

test('writes urgent messages to the spool while the database is away', async () => {
  const { send, spool, messages, mailQueue, rateLimit } = setUpWithoutDatabase()
  const { number } = await run(send(visitor, urgent))
  expect([...spool.notes.values()]).toMatchObject([{ number, kind: 'urgent', message: 'Dzień dobry', phone: null, language: 'pl' }])
  expect([messages.rows.size, mailQueue.sent, rateLimit.consumed]).toEqual([0, [], []])
})

test('delivers urgent messages once, also when the spool delivers them twice', async () => {
  const { send, deliver, spool, messages, mailQueue, events, storeMessage } = setUpWithoutDatabase()
  await run(send(visitor, urgent))
  const [note] = spool.notes.values()
  expect(await run(deliver(system, {}))).toEqual({ waiting: 0 })
  await run(storeMessage(note as Parameters<typeof storeMessage>[0]))
  expect([messages.rows.size, mailQueue.sent.length, events.emitted.length]).toEqual([1, 2, 1])
})

test('keeps urgent messages that cannot be stored for the next run', async () => {
  const { send, spool, storeMessage } = setUpWithoutDatabase()
  for (let count = 0; count < 2; count++) await run(send(visitor, { ...urgent, message: `${count}` }))
  const storeAllButOne: typeof storeMessage = (message) => (message.message === '0' ? Effect.die('database') : storeMessage(message))
  const failing = makeOf(DeliverUrgent)({ spool, storeMessage: storeAllButOne })
  expect(await run(failing(system, {}))).toEqual({ waiting: 1 })
  expect([...spool.notes.values()]).toMatchObject([{ message: '0' }])
})

test('limits messages, and urgent ones, to five an hour for each visitor or user', async () => {
  for (const message of [input, urgent]) {
    const { send, messages, spool } = setUp()
    for (let count = 0; count < 5; count++) await run(send(visitor, message))
    expect(await failureOf(send(visitor, message))).toMatchObject({ _tag: 'TooManyRequests', kind: 'too-many' })
    await run(send(aUser(), message))
    expect(messages.rows.size + spool.notes.size).toBe(6)
  }
})

test('stores nothing when a mail cannot be queued', async () => {
  const fixture = makeContactFixture()
  const { StoreMessage } = await import('../services/store-message.ts')
  const storeMessage = makeOf(StoreMessage)({ ...fixture, mailQueue: { enqueue: () => Effect.die('database') } })
  await expect(run(makeOf(SendMessage)({ ...fixture, storeMessage })(visitor, input))).rejects.toThrow()
  expect(fixture.messages.rows.size).toBe(0)
})

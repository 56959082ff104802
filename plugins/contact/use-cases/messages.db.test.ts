import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeContactFixture } from '../testing/contact-fixture.ts'
import { DeliverUrgent, SendMessage } from './messages.ts'

const database = databaseForTests()

const input = { kind: 'general', name: 'Ola', email: 'ola@kredka.test', message: 'Dzień dobry' } as const
const urgent = { ...input, kind: 'urgent' } as const
/** Runs an effect by the real clock, so that storing an urgent message takes less than it may. */
const inTime = Effect.runPromise

const setUp = () => {
  const fixture = makeContactFixture(database)
  return { ...fixture, send: makeOf(SendMessage)(fixture), deliver: makeOf(DeliverUrgent)(fixture) }
}

/** Sending finds no database; delivering does. */
const setUpWithoutDatabase = () => {
  const fixture = setUp()
  return { ...fixture, send: makeOf(SendMessage)({ ...fixture, storeMessage: () => Effect.die('database') }) }
}

test('stores the message, mails a receipt and a notice to customer service, and emits an event without personal data', async () => {
  const { send, storedMessages, mailQueue, events } = setUp()
  const { number } = await run(send(visitor, { ...input, phone: '+48601602603', url: 'https://kredka.test/x', language: 'en' }))
  const [message] = await storedMessages()
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
  const { send, spool, storedMessages, mailQueue, limited } = setUp()
  await inTime(send(visitor, urgent))
  expect([(await storedMessages()).length, mailQueue.sent.length, spool.notes.size]).toEqual([1, 2, 0])
  expect(limited).toEqual(['access.receipt'])
})

test('writes urgent messages to the spool while the database is away', async () => {
  const { send, spool, storedMessages, mailQueue, limited } = setUpWithoutDatabase()
  const { number } = await run(send(visitor, urgent))
  expect([...spool.notes.values()]).toMatchObject([{ number, kind: 'urgent', message: 'Dzień dobry', phone: null, language: 'pl' }])
  expect([(await storedMessages()).length, mailQueue.sent, limited]).toEqual([0, [], []])
})

test('delivers urgent messages once, also when the spool delivers them twice', async () => {
  const { send, deliver, spool, storedMessages, mailQueue, events, storeMessage } = setUpWithoutDatabase()
  await run(send(visitor, urgent))
  const [note] = spool.notes.values()
  expect(await run(deliver(system, {}))).toEqual({ waiting: 0 })
  await run(storeMessage(note as Parameters<typeof storeMessage>[0]))
  expect([(await storedMessages()).length, mailQueue.sent.length, events.emitted.length]).toEqual([1, 2, 1])
})

test('keeps urgent messages that cannot be stored for the next run', async () => {
  const { send, spool, storeMessage } = setUpWithoutDatabase()
  for (let count = 0; count < 2; count++) await run(send(visitor, { ...urgent, message: `${count}` }))
  const storeAllButOne: typeof storeMessage = (message) => (message.message === '0' ? Effect.die('database') : storeMessage(message))
  const failing = makeOf(DeliverUrgent)({ spool, storeMessage: storeAllButOne })
  expect(await run(failing(system, {}))).toEqual({ waiting: 1 })
  expect([...spool.notes.values()]).toMatchObject([{ message: '0' }])
})

test.each([input, urgent])('limits $kind messages to five an hour for each visitor or user', async (message) => {
  const { send, storedMessages, spool } = setUp()
  for (let count = 0; count < 5; count++) await inTime(send(visitor, message))
  expect(await failureOf(send(visitor, message))).toMatchObject({ _tag: 'TooManyRequests', kind: 'too-many' })
  await inTime(send(aUser(), message))
  expect([(await storedMessages()).length, spool.notes.size]).toEqual([6, 0])
})

test('stores nothing when a mail cannot be queued', async () => {
  const fixture = makeContactFixture(database)
  const { StoreMessage } = await import('../services/store-message.ts')
  const storeMessage = makeOf(StoreMessage)({ ...fixture, mailQueue: { enqueue: () => Effect.die('database') } })
  await expect(run(makeOf(SendMessage)({ ...fixture, storeMessage })(visitor, input))).rejects.toThrow()
  expect((await fixture.storedMessages()).length).toBe(0)
})

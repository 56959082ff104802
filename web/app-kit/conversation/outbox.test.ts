import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/runtime/api.ts'
import { makeOutbox, type OutgoingMessage } from './outbox.ts'

const lost = () => new ApiError({ display: 'connection' })
const refused = () => new ApiError({ display: 'message', status: 409, code: 'error/chat-room-closed' })

let online: boolean
let answers: (Error | null)[]
let sent: string[]
let stored: readonly OutgoingMessage[]
let shown: readonly OutgoingMessage[]
const returned: string[] = []
const open = (from: readonly OutgoingMessage[] = []) =>
  makeOutbox({
    stored: from,
    store: (messages) => {
      stored = messages
    },
    send: async ({ key, text }) => {
      sent.push(`${text} ${key}`)
      const error = answers.shift()
      if (error) throw error
    },
    isOnline: () => online,
    onChange: (messages) => {
      shown = messages
    },
    onRefused: ({ text }) => returned.push(text),
  })
const write = (outbox: ReturnType<typeof makeOutbox>, ...texts: readonly string[]) => {
  for (const text of texts) outbox.add({ key: text.toUpperCase(), text, files: [] })
}
const states = () => shown.map(({ text, state }) => `${text} ${state}`)

beforeEach(() => {
  vi.useFakeTimers()
  online = true
  answers = []
  sent = []
  stored = []
  shown = []
  returned.length = 0
})
afterEach(() => vi.useRealTimers())

test('RT-03 messages are sent one at a time, in the order in which they were written', async () => {
  write(open(), 'a', 'b', 'c')
  expect(states()).toEqual(['a sending', 'b waiting', 'c waiting'])
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, shown]).toEqual([['a A', 'b B', 'c C'], []])
})

test('RT-03 a lost message holds those behind it, and is sent again with the same key', async () => {
  answers = [lost()]
  const outbox = open()
  write(outbox, 'a', 'b')
  await vi.advanceTimersByTimeAsync(0)
  expect([states(), sent]).toEqual([['a failed', 'b waiting'], ['a A']])
  outbox.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, shown]).toEqual([['a A', 'a A', 'b B'], []])
})

test('RT-03 a lost message is sent again by itself, and those behind a removed one follow', async () => {
  answers = [lost()]
  const outbox = open()
  write(outbox, 'a')
  await vi.advanceTimersByTimeAsync(15_000)
  expect([sent, shown]).toEqual([['a A', 'a A'], []])
  answers = [lost()]
  write(outbox, 'b', 'c')
  await vi.advanceTimersByTimeAsync(0)
  outbox.remove('B')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.slice(2)).toEqual(['b B', 'c C'])
})

test('RT-03 without internet messages wait in the storage of the tab, and are sent after a reload', async () => {
  online = false
  const outbox = open()
  write(outbox, 'a', 'b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([states(), sent]).toEqual([['a waiting', 'b waiting'], []])
  outbox.close()
  online = true
  open(stored).resume()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, stored]).toEqual([['a A', 'b B'], []])
})

test('RT-03 a message that the server refuses comes back, and the next one is sent', async () => {
  answers = [refused()]
  write(open(), 'a', 'b')
  await vi.advanceTimersByTimeAsync(0)
  expect([returned, sent, shown]).toEqual([['a'], ['a A', 'b B'], []])
})

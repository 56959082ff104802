import { Effect, Schema } from 'effect'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '#adapters/http/problem.ts'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { codeOf, Failure, isFailure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import { channel } from '#core/plugin/channels.ts'
import { type MessageHandler, receivedMessage } from '#core/plugin/received-messages.ts'
import { makeMessageHandling } from './handle-messages.ts'

class NothingFound extends Failure('NothingFound', 'not-found') {}
const Handle = token<MessageHandler<string>>('handle-messages-test/Handle')
const asks = channel('/api/v1/asks/ws', {
  frames: { note: Schema.String },
  access: 'anyone',
  receives: {
    ask: receivedMessage({ data: Schema.String, perMinute: 4, handler: Handle }),
    other: receivedMessage({ data: Schema.String, perMinute: 4, concurrent: 2, handler: Handle }),
  },
})

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const setUp = (handle: MessageHandler<string>, actor: () => Promise<Actor> = async () => anonymous('198.51.100.0/24')) => {
  const frames: { type: string; request?: string; data: unknown }[] = []
  const bugs: unknown[] = []
  const problemOf = (error: unknown) => {
    if (isFailure(error)) return { code: codeOf(error._tag), schema: error.schema } as Problem
    bugs.push(error)
    return { code: 'error/server-error' } as Problem
  }
  const messages = makeMessageHandling({
    channel: asks,
    find: () => handle as never,
    actor,
    write: (frame) => {
      const { type, request, data } = JSON.parse(frame)
      frames.push({ type, ...(request !== undefined && { request }), data })
    },
    problemOf,
  })
  const receive = async (data: unknown, id?: string, type = 'ask') => {
    messages.receive({ type, data, ...(id !== undefined && { id }) })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { messages, receive, frames, bugs }
}
const error = (code: string, request?: string) => ({ type: 'error', ...(request && { request }), data: { code } })
const tooMany = (request?: string) => error('error/too-many-requests', request)

test('runs the handler as the sender; replies carry the id that the client gave', async () => {
  const { receive, frames } = setUp((actor, text, reply) =>
    Effect.forEach([actor.kind, text], (data) => reply({ type: 'note', data }), { discard: true }),
  )
  await receive('hours?', 'a')
  await receive('again')
  expect(frames).toEqual([
    { type: 'note', request: 'a', data: 'visitor' },
    { type: 'note', request: 'a', data: 'hours?' },
    { type: 'note', data: 'visitor' },
    { type: 'note', data: 'again' },
  ])
})

test('failures, wrong data and bugs become frames; a bug is reported and tells the client nothing', async () => {
  const { receive, frames, bugs } = setUp((_, text, reply) =>
    text === 'fail' ? Effect.fail(new NothingFound()) : reply({ type: 'undeclared', data: 1 }),
  )
  await receive('fail', 'a')
  await receive(7, 'b')
  await receive('die', 'c')
  expect(frames).toEqual([
    error('error/nothing-found', 'a'),
    { type: 'error', request: 'b', data: { code: 'error/validation', schema: { _: ['FIELD_INVALID'] } } },
    error('error/server-error', 'c'),
  ])
  expect(bugs.map(String)).toEqual(['Error: Channel asks declares no message undeclared'])
})

test('a sender who may not send any more is told so, and nothing runs', async () => {
  const handle = vi.fn(() => Effect.void)
  const { receive, frames } = setUp(handle, () => Promise.reject(new NothingFound()))
  await receive('hours?', 'a')
  expect([frames, handle.mock.calls]).toEqual([[error('error/nothing-found', 'a')], []])
})

test('more of one type in a minute than it allows are answered with an error, those of other types are handled', async () => {
  const { receive, frames } = setUp((_, data, reply) => reply({ type: 'note', data }))
  for (let n = 0; n < 6; n++) await receive(`n${n}`, `${n}`)
  await receive('other', 'o', 'other')
  expect(frames.slice(4)).toEqual([tooMany('4'), tooMany('5'), { type: 'note', request: 'o', data: 'other' }])
  vi.setSystemTime(60_000)
  await receive('next')
  expect(frames.at(-1)).toEqual({ type: 'note', data: 'next' })
})

test('more at once than a type allows are answered with an error', async () => {
  const { receive, frames, messages } = setUp(() => Effect.never)
  await receive('a')
  await receive('b', 'b')
  for (const id of ['1', '2', '3']) await receive('c', id, 'other')
  expect(frames).toEqual([tooMany('b'), tooMany('3')])
  messages.cancelAll()
})

test('cancelling interrupts the handler at once and sends nothing more; the next message waits for its end', async () => {
  const log: string[] = []
  const cleanUp = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const { receive, frames, messages } = setUp((_, text, reply) =>
    Effect.gen(function* () {
      log.push(`begins ${text}`)
      if (text === 'slow') yield* Effect.never
      yield* reply({ type: 'note', data: text })
    }).pipe(
      Effect.onInterrupt(() =>
        Effect.andThen(
          cleanUp,
          Effect.andThen(
            reply({ type: 'note', data: 'late' }),
            Effect.sync(() => log.push('ended')),
          ),
        ),
      ),
    ),
  )
  await receive('slow', 'a')
  messages.cancel('unknown')
  messages.cancel('a')
  await receive('next', 'b')
  expect(log).toEqual(['begins slow'])
  await vi.advanceTimersByTimeAsync(100)
  expect(log).toEqual(['begins slow', 'ended', 'begins next'])
  expect(frames).toEqual([{ type: 'note', request: 'b', data: 'next' }])
})

test('the end of the websocket interrupts everything that runs', async () => {
  const interrupted: string[] = []
  const { receive, messages } = setUp((_, text) => Effect.onInterrupt(Effect.never, () => Effect.sync(() => interrupted.push(text))))
  await receive('a')
  await receive('b', 'x', 'other')
  messages.cancelAll()
  await vi.advanceTimersByTimeAsync(0)
  expect(interrupted).toEqual(['a', 'b'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FollowChannelOptions, followChannel } from './follow-channel.ts'

/** Websocket whose server is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static readonly all: FakeSocket[] = []
  readyState = 0
  readonly sent: unknown[] = []
  onopen = () => {}
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  push(type: string, id: number | null = null, data: unknown = null) {
    this.onmessage?.({ data: JSON.stringify({ type, id, ts: '', data }) })
  }
  fail(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all.length = 0
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('location', { origin: 'https://kredka.test' })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const follow = async (options: Partial<FollowChannelOptions> = {}) => {
  const messages: string[] = []
  const failures: number[] = []
  const poll = vi.fn()
  const bearer = vi.fn(async (renew: boolean) => (renew ? 'new' : 'old'))
  const channel = followChannel({
    path: '/api/v1/chat/ws',
    bearer,
    onMessage: ({ type }) => void messages.push(type),
    poll,
    onFailures: (number) => void failures.push(number),
    ...options,
  })
  await vi.advanceTimersByTimeAsync(0)
  return { channel, messages, failures, poll, bearer }
}
const socket = (at = -1) => FakeSocket.all.at(at) as FakeSocket
const connected = async (options?: Partial<FollowChannelOptions>) => {
  const followed = await follow(options)
  socket().open()
  socket().push('ready')
  return followed
}

test('authenticates by the first message, not in the address, and passes on what the channel sends', async () => {
  const { messages, failures } = await connected()
  expect([socket().url, socket().sent]).toEqual(['wss://kredka.test/api/v1/chat/ws', [{ type: 'auth', jwt: 'old' }]])
  socket().push('heartbeat')
  socket().push('message', 7)
  expect([messages, failures]).toEqual([['message'], [0]])
})

test('a visitor names no token; a channel that knows nobody gets no first message', async () => {
  await connected({ bearer: async () => null })
  expect(socket().sent).toEqual([{ type: 'auth' }])
  const { bearer: _, ...publicChannel } = {
    path: '/api/v1/status/ws',
    onMessage: () => undefined,
    poll: () => undefined,
    bearer: 0,
  } as const
  followChannel(publicChannel)
  await vi.advanceTimersByTimeAsync(0)
  socket().open()
  expect(socket().sent).toEqual([])
})

test('asks for missed messages by the id of the last one after a lost connection, with a new token after 4401', async () => {
  const { failures } = await connected()
  socket().push('message', 7)
  socket().fail(4401)
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  socket().push('ready')
  expect(socket().sent).toEqual([{ type: 'auth', jwt: 'new', last_id: 7 }])
  expect([FakeSocket.all.length, failures]).toEqual([2, [0, 1, 0]])
})

test('RT-05 after two failures it polls every half minute and goes on trying, until a connection is possible', async () => {
  const { poll, failures } = await follow()
  for (let n = 0; n < 2; n++) {
    socket().fail()
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect([failures, poll.mock.calls.length]).toEqual([[1, 2], 1])
  await vi.advanceTimersByTimeAsync(40_000)
  expect(poll.mock.calls.length).toBe(2)
  socket().open()
  socket().push('ready')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(poll.mock.calls.length).toBe(2)
})

test('sends messages while there is a connection, and says so when there is none', async () => {
  const { channel } = await follow()
  expect(channel.send({ type: 'ask', id: 'a', data: 'hours?' })).toBe(false)
  socket().open()
  expect(channel.send({ type: 'ask', id: 'a', data: 'hours?' })).toBe(true)
  socket().fail()
  expect(channel.send({ type: 'ask' })).toBe(false)
  expect(socket().sent).toEqual([
    { type: 'auth', jwt: 'old' },
    { type: 'ask', id: 'a', data: 'hours?' },
  ])
})

test('renews the token when the server asks for it', async () => {
  const { bearer } = await connected()
  socket().push('token.refresh')
  await vi.advanceTimersByTimeAsync(0)
  expect([socket().sent.at(-1), bearer.mock.lastCall]).toEqual([{ type: 'token.refresh', jwt: 'new' }, [true]])
})

test('a hidden page gives its connection up after a minute, and a stopped one at once', async () => {
  const { channel } = await connected()
  const tab = document as unknown as { hidden: boolean } & EventTarget
  tab.hidden = true
  tab.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(59_000)
  socket().push('heartbeat')
  expect(socket().readyState).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(socket().readyState).toBe(3)
  tab.hidden = false
  tab.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeSocket.all.length).toBe(2)
  channel.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([FakeSocket.all.length, socket().readyState]).toEqual([2, 3])
})

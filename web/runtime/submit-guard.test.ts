import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { contentOf, makeSubmitGuard } from './submit-guard.ts'

const lost = new ApiError({ display: 'connection' })
const refused = new ApiError({ display: 'message', status: 409, message: 'Nie' })
let guard: ReturnType<typeof makeSubmitGuard<string>>
let keys: string[]
let respond: () => Promise<string>

beforeEach(() => {
  vi.useFakeTimers()
  guard = makeSubmitGuard()
  keys = []
  respond = async () => 'saved'
})
afterEach(() => void vi.useRealTimers())

const submit = (content = 'a') =>
  guard(content, (key) => {
    keys.push(key)
    return respond()
  })
const passMillisecond = () => vi.advanceTimersByTimeAsync(1)

test('SH-13 sends once while it runs, and gives each further click the same result', async () => {
  let finish = (_: string): void => undefined
  respond = () => new Promise((done) => (finish = done))
  const results = Array.from({ length: 10 }, () => submit())
  expect(results.map(({ isRepeat }) => isRepeat)).toEqual([false, ...Array(9).fill(true)])
  await vi.advanceTimersByTimeAsync(60_000)
  submit()
  finish('late')
  expect(await Promise.all(results.map(({ result }) => result))).toEqual(Array(10).fill('late'))
  expect(keys.length).toBe(1)
})

test('SH-13 counts a burst of clicks as one also after a fast answer or refusal, and a click after a pause as a new one', async () => {
  for (const answer of [async () => 'saved', () => Promise.reject(refused)]) {
    respond = answer
    keys = []
    guard = makeSubmitGuard()
    for (let click = 0; click < 10; click++) {
      submit().result.catch(() => undefined)
      await vi.advanceTimersByTimeAsync(150)
    }
    expect(keys.length).toBe(1)
    await vi.advanceTimersByTimeAsync(600)
    submit().result.catch(() => undefined)
    expect(new Set(keys).size).toBe(2)
    await passMillisecond()
  }
})

test('SH-13 sends another content at once, with a key of its own, and the first content again after it', async () => {
  submit('follow')
  submit('unfollow')
  submit('follow')
  expect([keys.length, new Set(keys).size]).toEqual([3, 3])
})

test.each([
  ['a lost connection', lost],
  ['an error of the server', new ApiError({ display: 'none', status: 503 })],
  ['a first request that still runs', new ApiError({ display: 'message', status: 409, code: 'error/idempotency-key-in-use' })],
  ['an unexpected error', new TypeError('ours')],
])('ER-03 repeats with the same key after %s, and uses a new one afterwards', async (_, error) => {
  respond = () => Promise.reject(error)
  await expect(submit().result).rejects.toBe(error)
  await passMillisecond()
  respond = async () => 'saved'
  expect(await submit().result).toBe('saved')
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(600)
  submit()
  expect(new Set(keys).size).toBe(2)
})

test('ER-03 does not repeat the key of a lost request for another content', async () => {
  respond = () => Promise.reject(lost)
  for (const content of ['a', 'b']) {
    submit(content).result.catch(() => undefined)
    await passMillisecond()
  }
  expect(new Set(keys).size).toBe(2)
})

test('describes input by its content, and a file by name, size and time', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 5 })
  expect(contentOf({ id: 1, file: file('a') })).toBe(contentOf({ id: 1, file: file('a') }))
  expect(contentOf({ file: file('a') })).not.toBe(contentOf({ file: file('b') }))
  expect(contentOf(undefined)).toBe('')
})

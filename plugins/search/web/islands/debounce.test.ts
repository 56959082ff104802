import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDebounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const typeKeys = (keys: number, intervalMs: number) => {
  const calls: number[] = []
  const { call, flush } = makeDebounce(250)
  for (let key = 1; key <= keys; key++) {
    call(() => calls.push(key))
    vi.advanceTimersByTime(intervalMs)
  }
  return { calls, flush }
}

test.each([0, 30, 100, 200])('SM-06 runs the first and the last of ten calls %i ms apart', (intervalMs) => {
  const { calls } = typeKeys(10, intervalMs)
  vi.advanceTimersByTime(300)
  expect(calls).toEqual([1, 10])
})

test('SM-06 runs each of several calls with pauses between them', () => {
  expect(typeKeys(3, 300).calls).toEqual([1, 2, 3])
})

test('flush runs the pending call at once, and only once', () => {
  const { calls, flush } = typeKeys(2, 10)
  flush()
  vi.advanceTimersByTime(300)
  expect(calls).toEqual([1, 2])
})

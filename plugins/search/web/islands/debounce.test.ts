import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDebounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const typeKeys = (keys: number, intervalMs: number) => {
  const calls: number[] = []
  const { call } = makeDebounce(250)
  for (let key = 1; key <= keys; key++) {
    call(() => calls.push(key))
    vi.advanceTimersByTime(intervalMs)
  }
  return calls
}

test.each([0, 30, 100, 200])('SM-06 runs the first and the last of ten calls %i ms apart', (intervalMs) => {
  const calls = typeKeys(10, intervalMs)
  vi.advanceTimersByTime(300)
  expect(calls).toEqual([1, 10])
})

test('SM-06 runs each of several calls with pauses between them', () => {
  expect(typeKeys(3, 300)).toEqual([1, 2, 3])
})

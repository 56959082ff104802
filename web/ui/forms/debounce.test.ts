import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDebounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('SH-13 runs only the last of several calls, one second after it', () => {
  const calls: number[] = []
  const debounce = makeDebounce()
  debounce.call(() => calls.push(1))
  vi.advanceTimersByTime(999)
  debounce.call(() => calls.push(2))
  vi.advanceTimersByTime(999)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual([2])
  debounce.call(() => calls.push(3))
  debounce.stop()
  vi.advanceTimersByTime(5000)
  expect(calls).toEqual([2])
})

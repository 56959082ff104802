import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDebounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('SH-13 of a run of changes the last is told a second after the last key', () => {
  const told: number[] = []
  const pause = makeDebounce()
  pause.call(() => told.push(1))
  vi.advanceTimersByTime(999)
  pause.call(() => told.push(2))
  vi.advanceTimersByTime(999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([2])
  pause.call(() => told.push(3))
  pause.stop()
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([2])
})

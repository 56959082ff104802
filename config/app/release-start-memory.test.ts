import { performance } from 'node:perf_hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { releaseStartMemory } from './release-start-memory.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * Starts with the given parts of time in which the event loop is busy, one for each interval; returns the calls of `gc`
 * after so many intervals.
 */
const callsAfter = (busyParts: readonly number[]) => {
  vi.useFakeTimers()
  const gc = vi.fn()
  vi.stubGlobal('gc', gc)
  const parts = [...busyParts]
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((now) => ({
    idle: 0,
    active: 0,
    utilization: now ? (parts.shift() ?? 0) : 0,
  }))
  releaseStartMemory()
  vi.advanceTimersByTime(30_000 * busyParts.length)
  return gc.mock.calls.length
}

test('collects the garbage of the start once, half a minute after it', () => {
  expect(callsAfter([0.02])).toBe(1)
  expect(callsAfter([0.02, 0.02, 0.02])).toBe(1)
})

test('waits while the process is busy', () => {
  expect(callsAfter([0.5, 0.3])).toBe(0)
  expect(callsAfter([0.5, 0.3, 0.05])).toBe(1)
})

test('does nothing when Node does not offer to collect garbage', () => {
  vi.useFakeTimers()
  vi.stubGlobal('gc', undefined)
  releaseStartMemory()
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCoolDown } from './cool-down.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const typed = (keys: number, every: number) => {
  const asked: number[] = []
  const { call, hurry } = makeCoolDown(250)
  for (let key = 1; key <= keys; key++) {
    call(() => asked.push(key))
    vi.advanceTimersByTime(every)
  }
  return { asked, hurry }
}

test.each([0, 30, 100, 200])('SM-06 ten keys %i ms apart ask for the first and the last', (every) => {
  const { asked } = typed(10, every)
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([1, 10])
})

test('SM-06 keys with rests between them ask each', () => {
  expect(typed(3, 300).asked).toEqual([1, 2, 3])
})

test('who is in a hurry asks at once, and only once', () => {
  const { asked, hurry } = typed(2, 10)
  hurry()
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([1, 2])
})

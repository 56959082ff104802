import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeWriter } from './write-later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const write = vi.fn(() => true)
beforeEach(() => write.mockClear())
const type = (writer: ReturnType<typeof makeWriter>, keys: number, everyMs: number) => {
  for (let n = 0; n < keys; n++) {
    writer.change()
    vi.advanceTimersByTime(everyMs)
  }
}

test('a patient writer writes the first of several changes at once, the others in the pause after them', () => {
  type(makeWriter(write, true), 8, 100)
  expect(write).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(300)
  expect(write).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(write).toHaveBeenCalledTimes(2)
})

test('who types without a pause is written every two seconds', () => {
  type(makeWriter(write, true), 50, 100)
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3)
})

test('what waits is written when it is asked for, and dropped when the form has another text', () => {
  const writer = makeWriter(write, true)
  type(writer, 3, 10)
  writer.flush()
  expect(write).toHaveBeenCalledTimes(2)
  type(writer, 3, 10)
  writer.forget()
  vi.advanceTimersByTime(5000)
  expect(write).toHaveBeenCalledTimes(3)
})

test('a writer that is not patient writes each change, and what changed nothing delays none', () => {
  type(makeWriter(write, false), 3, 10)
  expect(write).toHaveBeenCalledTimes(3)
  const nothing = vi.fn(() => false)
  type(makeWriter(nothing, true), 3, 10)
  expect(nothing).toHaveBeenCalledTimes(3)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTyping } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const tell = vi.fn()
  const shown: string[] = []
  return { tell, shown, typing: makeTyping({ tell, onChange: (names) => void shown.push(names.join(' ')) }) }
}

test('RT-03 says that the user is typing at most once in three seconds, and again at once after a message was sent', () => {
  const { tell, typing } = setUp()
  for (let n = 0; n < 29; n++) {
    typing.typed()
    vi.advanceTimersByTime(100)
  }
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  typing.typed()
  typing.sent()
  typing.typed()
  expect(tell).toHaveBeenCalledTimes(3)
})

test('RT-03 shows who is typing for six seconds after the last sign, or until the message arrives', () => {
  const { shown, typing } = setUp()
  typing.heard('ola', 'Ola')
  vi.advanceTimersByTime(4000)
  typing.heard('ola', 'Ola')
  typing.heard('jan', 'Jan')
  vi.advanceTimersByTime(5999)
  expect(shown).toEqual(['Ola', 'Ola Jan'])
  typing.arrived('jan')
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['Ola', 'Ola Jan', 'Ola', ''])
  typing.heard('parent')
  typing.arrived()
  typing.arrived()
  expect([shown.slice(4), vi.getTimerCount()]).toEqual([['', ''], 0])
})

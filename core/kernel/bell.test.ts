import { expect, test } from 'vitest'
import { makeSignal } from './bell.ts'

test('a ring wakes who waits, is kept for who comes later, and counts once', async () => {
  const signal = makeSignal()
  const order: string[] = []
  const long = signal.wait(60_000).then(() => order.push('woken'))
  signal.notify()
  await long
  signal.notify()
  signal.notify()
  await signal.wait(60_000)
  order.push('kept')
  await signal.wait(1)
  expect([...order, 'late']).toEqual(['woken', 'kept', 'late'])
})

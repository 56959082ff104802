import { expect, test } from 'vitest'
import { makeSignal } from './signal.ts'

test('a notification wakes the waiting call, is remembered for the next one, and counts once', async () => {
  const signal = makeSignal()
  const order: string[] = []
  const long = signal.wait(60_000).then(() => order.push('woken'))
  signal.notify()
  await long
  signal.notify()
  signal.notify()
  await signal.wait(60_000)
  order.push('remembered')
  await signal.wait(1)
  expect([...order, 'late']).toEqual(['woken', 'remembered', 'late'])
})

import { expect, test } from 'vitest'
import { makeBell } from './bell.ts'

test('a ring wakes who waits, is kept for who comes later, and counts once', async () => {
  const bell = makeBell()
  const order: string[] = []
  const long = bell.wait(60_000).then(() => order.push('woken'))
  bell.ring()
  await long
  bell.ring()
  bell.ring()
  await bell.wait(60_000)
  order.push('kept')
  await bell.wait(1)
  expect([...order, 'late']).toEqual(['woken', 'kept', 'late'])
})

import { expect, test } from 'vitest'
import { makeSharedSockets } from './shared-sockets.ts'

test('websockets of a network and of an account are counted over all processes; small numbers are not reported', () => {
  const one = makeSharedSockets()
  const other = makeSharedSockets()
  const ends = Array.from({ length: 6 }, () => one.add({ network: '203.0.113.0/24' }))
  one.add({ network: '198.51.100.1' })
  one.add({ account: 'ola' })
  one.add({ account: 'ola' })
  one.add({ account: 'jan' })
  const report = one.report()
  expect(Object.values(report)).toEqual([6, 2])
  expect(JSON.stringify(report)).not.toContain('203.0.113')
  other.add({ network: '203.0.113.0/24' })
  other.setOthers([report, { 'account ola': 3 }])
  expect(other.countOf({ network: '203.0.113.0/24' })).toBe(7)
  expect([other.countOf({ account: 'ola' }), other.countOf({ account: 'jan' })]).toEqual([5, 0])
  for (const end of [...ends, ...ends]) end()
  other.setOthers([one.report()])
  expect(other.countOf({ network: '203.0.113.0/24' })).toBe(1)
})

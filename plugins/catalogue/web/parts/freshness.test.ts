import { expect, test } from 'vitest'
import { freshnessOf } from './freshness.ts'

test.each([
  ['2026-03-01', 'fresh'],
  ['2026-02-15', 'fresh'],
  ['2026-02-14', 'older'],
  ['2026-01-15', 'older'],
  ['2026-01-14', 'stale'],
  ['2026-03-02', 'fresh'],
])('a count of %s is %s', (on, freshness) => {
  expect(freshnessOf(on, '2026-03-01')).toBe(freshness)
})

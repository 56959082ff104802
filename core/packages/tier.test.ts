import { expect, test } from 'vitest'
import { tierOf } from './tier.ts'

const now = new Date('2026-11-30T10:00:00.000Z')
const past = '2026-11-30T10:00:00.000Z'
const later = '2026-11-30T10:00:00.001Z'

test.each([
  ['unknown', null, 'free'],
  ['registered', null, 'registered'],
  ['premium', later, 'premium'],
  ['premium', past, 'registered'],
  ['premium', null, 'registered'],
  ['registered', later, 'registered'],
  ['unknown', later, 'free'],
] as const)('PK-01 a facility that is %s with a package until %s has the tier %s', (status, validUntil, tier) => {
  expect(tierOf({ status, validUntil }, now)).toBe(tier)
})

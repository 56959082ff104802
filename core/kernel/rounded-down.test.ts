import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundedDown } from './rounded-down.ts'

test.each([
  [0, 0, 1, false],
  [1, 1, 1, false],
  [99, 99, 1, false],
  [100, 100, 1, false],
  [101, 100, 1, true],
  [999, 990, 1, true],
  [1000, 1000, 1, false],
  [1204, 1200, 1, true],
  [9999, 9900, 1, true],
  [10_000, 10, 1000, false],
  [32_620, 32, 1000, true],
  [99_999, 99, 1000, true],
  [100_000, 100, 1000, false],
  [327_000, 320, 1000, true],
  [999_999, 990, 1000, true],
  [1_000_000, 1, 1_000_000, false],
  [1_299_999, 1.2, 1_000_000, true],
  [38_000_000, 38, 1_000_000, false],
] as const)('ST-06 rounds %i down to %d × %i, over: %s', (number, count, unit, over) => {
  expect(roundedDown(number)).toEqual({ count, unit, over })
})

test('ST-06 never exceeds the number, is at most a tenth less, and sets "over" exactly when it is less', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), (number) => {
      const { count, unit, over } = roundedDown(number)
      const rounded = Math.round(count * unit)
      expect([rounded <= number, rounded * 10 >= number * 9, over]).toEqual([true, true, rounded < number])
      expect(String(rounded).replace(/0+$/, '').length).toBeLessThanOrEqual(2)
    }),
  )
})

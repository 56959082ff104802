import { expect, test } from 'vitest'
import { spreadDots } from './spread-dots.ts'

const spread = (dots: Parameters<typeof spreadDots>[0]) => {
  const offsets = spreadDots(dots)
  return dots.map(({ x, y, radius }, n) => ({ x: x + (offsets[n]?.[0] ?? 0), y: y + (offsets[n]?.[1] ?? 0), radius }))
}

test('SM-10 spreads overlapping dots and leaves the others in place', () => {
  const dots = [
    { x: 100, y: 100, radius: 20 },
    { x: 125, y: 100, radius: 20 },
    { x: 400, y: 400, radius: 30 },
  ]
  const [a, b, c] = spread(dots)
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(40)
  expect(c).toEqual(dots[2])
})

test('SM-10 limits the offset, and spreads dots of the same centre', () => {
  const dots = Array.from({ length: 12 }, () => ({ x: 50, y: 50, radius: 30 }))
  for (const [dx, dy] of spreadDots(dots)) expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(22.001)
  expect(new Set(spread(dots).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBeGreaterThan(1)
})

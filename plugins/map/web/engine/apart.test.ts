import { expect, test } from 'vitest'
import { stepApart } from './apart.ts'

const moved = (dots: Parameters<typeof stepApart>[0]) => {
  const steps = stepApart(dots)
  return dots.map(({ x, y, radius }, n) => ({ x: x + (steps[n]?.[0] ?? 0), y: y + (steps[n]?.[1] ?? 0), radius }))
}

test('SM-10 dots that cover each other step aside, the others stay', () => {
  const dots = [
    { x: 100, y: 100, radius: 20 },
    { x: 125, y: 100, radius: 20 },
    { x: 400, y: 400, radius: 30 },
  ]
  const [a, b, c] = moved(dots)
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(40)
  expect(c).toEqual(dots[2])
})

test('SM-10 nobody goes far, and dots of one middle part too', () => {
  const dots = Array.from({ length: 12 }, () => ({ x: 50, y: 50, radius: 30 }))
  for (const [dx, dy] of stepApart(dots)) expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(22.001)
  expect(new Set(moved(dots).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBeGreaterThan(1)
})

import { expect, test } from 'vitest'
import { half, surroundings } from './surroundings.ts'

const middle = { longitude: 19.94, latitude: 50.06 }

test('PR-11 north is up and east is right, in true proportion', () => {
  const { spots } = surroundings(middle, [
    { longitude: 19.94, latitude: 50.065 },
    { longitude: 19.948, latitude: 50.06 },
  ])
  const [north, east] = spots
  expect(north).toMatchObject({ x: 0, number: 1 })
  expect(north?.y).toBeLessThan(0)
  expect(east).toMatchObject({ number: 2 })
  // 0.005° of latitude are 556 m, 0.008° of longitude at 50.06° are 571 m.
  expect((east?.x ?? 0) / -(north?.y ?? 1)).toBeCloseTo(571 / 556, 2)
})

test('PR-11 what lies outside the picture is left out and the rest keeps its number', () => {
  const { spots } = surroundings(middle, [
    { longitude: 22, latitude: 50.06 },
    { longitude: 19.941, latitude: 50.0601 },
  ])
  expect(spots.map(({ number }) => number)).toEqual([2])
  for (const { x, y } of spots) expect(Math.abs(x) < half.width && Math.abs(y) < half.height).toBe(true)
})

test('PR-11 rings tell minutes on foot, the smallest picture up to five and the widest up to forty', () => {
  expect(surroundings(middle, []).rings).toEqual([{ time: 5, radius: (300 / 330) * 100 }])
  expect(surroundings(middle, [{ longitude: 19.94, latitude: 50.082 }]).rings.map(({ time }) => time)).toEqual([20, 40])
})

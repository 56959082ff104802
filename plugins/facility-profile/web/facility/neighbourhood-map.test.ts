import { expect, test } from 'vitest'
import { halfSize, layOutNeighbourhood } from './neighbourhood-map.ts'

const centre = { longitude: 19.94, latitude: 50.06 }

test('PR-11 places north up and east right, to scale', () => {
  const { spots } = layOutNeighbourhood(centre, [
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

test('PR-11 leaves out facilities outside the picture and keeps the numbers of the others', () => {
  const { spots } = layOutNeighbourhood(centre, [
    { longitude: 22, latitude: 50.06 },
    { longitude: 19.941, latitude: 50.0601 },
  ])
  expect(spots.map(({ number }) => number)).toEqual([2])
  for (const { x, y } of spots) expect(Math.abs(x) < halfSize.width && Math.abs(y) < halfSize.height).toBe(true)
})

test('PR-11 the scale is the largest of five that shows all nearby facilities', () => {
  const reachOf = (...latitudes: readonly number[]) =>
    layOutNeighbourhood(
      centre,
      latitudes.map((latitude) => ({ longitude: 19.94, latitude })),
    ).reach
  expect([reachOf(), reachOf(50.0625), reachOf(50.065), reachOf(50.0625, 50.07), reachOf(50.2)]).toEqual([400, 400, 700, 2000, 400])
})

test('PR-11 circles mark minutes on foot: up to five at the smallest scale, up to forty at the largest', () => {
  expect(layOutNeighbourhood(centre, []).circles).toEqual([{ time: 5, radius: (300 / 400) * 105 }])
  expect(layOutNeighbourhood(centre, [{ longitude: 19.94, latitude: 50.082 }]).circles.map(({ time }) => time)).toEqual([20, 40])
})

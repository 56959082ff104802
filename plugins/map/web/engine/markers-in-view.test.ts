import { expect, test } from 'vitest'
import type { ClustersResponse } from '../../contract/clusters.ts'
import { markersInView } from './markers-in-view.ts'

const view = { west: 20, south: 52, east: 21, north: 53 }
const single = (id: string, long: number, lat = 52.5) => ({ id, long, lat })
const cluster = (count: number, long: number) => ({
  ...single(`c${count}`, long),
  count,
  bbox: [long, 52.5, long, 52.5] as [number, number, number, number],
  expansion_zoom: 12,
})
const response = (clusters: readonly ReturnType<typeof cluster>[], singles: readonly ReturnType<typeof single>[], ranked: string[] = []) =>
  ({ clusters, singles, facilities: ranked.map((id) => ({ id })), pins: [] }) as unknown as ClustersResponse

test('SM-10 shows all markers, never more than 300 elements: those nearest to the middle of the view, pins in view by rank', () => {
  const few = markersInView(response([cluster(5, 20.5), cluster(7, 23)], [single('far', 22), single('in', 20.1)]), view)
  expect([few.clusters.map(({ count }) => count), few.pins.map(({ id }) => id)]).toEqual([
    [5, 7],
    ['in', 'far'],
  ])
  const many = markersInView(
    response(
      [cluster(2, 20.5)],
      [single('far', 22), ...Array.from({ length: 400 }, (_, n) => single(`f${n}`, 20.5))],
      ['f399', 'f7', 'far'],
    ),
    view,
  )
  expect([many.clusters.length + many.pins.length, many.overflow.length]).toEqual([300, 102])
  expect(many.pins.slice(0, 2).map(({ id }) => id)).toEqual(['f399', 'f7'])
  expect(many.pins.some(({ id }) => id === 'far')).toBe(false)
  const crowd = markersInView(
    response(
      Array.from({ length: 400 }, (_, n) => cluster(n + 2, 20.5 + n / 100)),
      [],
    ),
    view,
  )
  expect([crowd.clusters.length, crowd.clusters[0]?.count, crowd.pins.length]).toEqual([300, 2, 0])
})

test('pins in the view are elements even if there are hundreds of clusters beside it', () => {
  const city = markersInView(
    response(
      [cluster(3, 20.4), ...Array.from({ length: 400 }, (_, n) => cluster(n + 2, 21.1 + n / 100))],
      [single('far', 22), ...Array.from({ length: 20 }, (_, n) => single(`f${n}`, 20.2))],
    ),
    view,
  )
  expect([city.clusters.length, city.clusters[0]?.count, city.pins.length, city.overflow.map(({ id }) => id)]).toEqual([
    280,
    3,
    20,
    ['far'],
  ])
  expect(city.labelled).toBe(true)
})

test('pins say something as long as at most 40 facilities are visible, however many are beside the view', () => {
  const labelled = (clusters: Parameters<typeof response>[0], singles: Parameters<typeof response>[1]) =>
    markersInView(response(clusters, singles), view).labelled
  expect(
    labelled(
      [cluster(30, 20.5), cluster(500, 21.2)],
      Array.from({ length: 10 }, (_, n) => single(`f${n}`, 20.2)),
    ),
  ).toBe(true)
  expect(
    labelled(
      [cluster(31, 20.5)],
      Array.from({ length: 10 }, (_, n) => single(`f${n}`, 20.2)),
    ),
  ).toBe(false)
})

import { expect, test } from 'vitest'
import { serializeMapUrl, parseMapUrl } from './map-url-state.ts'
import { polygonOf } from './polygon.ts'

const empty = { city: null, district: null, text: '', view: null, bounds: null, zoom: null, page: 1 }

test('SM-14 parses a serialized URL state back to the same state', () => {
  const state = {
    city: 'malopolskie/krakow',
    district: 'debniki',
    text: 'Słoneczko',
    view: 'mapa',
    bounds: { west: 19.9, south: 50.01234, east: 20.1, north: 50.1 },
    zoom: 14,
    page: 3,
  } as const
  expect(serializeMapUrl(state)).toEqual({
    miasto: ['malopolskie/krakow'],
    dzielnica: ['debniki'],
    q: ['Słoneczko'],
    widok: ['mapa'],
    granice: ['19.9,50.01234,20.1,50.1'],
    zoom: ['14'],
    page: ['3'],
  })
  expect(parseMapUrl(serializeMapUrl(state))).toEqual(state)
  expect(serializeMapUrl(parseMapUrl({}))).toEqual({})
})

test('treats invalid parameters as absent', () => {
  const params = {
    miasto: ['<b>'],
    dzielnica: ['debniki'],
    widok: ['tabela'],
    granice: ['20,52,19,53'],
    zoom: ['19'],
    page: ['51'],
    rodzaj: ['zlobek'],
  }
  expect(parseMapUrl(params)).toEqual(empty)
  for (const granice of ['1,2,3', '1,2,3,4,5', 'a,b,c,d', '-181,50,20,51', '1e1,50,20,51', ''])
    expect(parseMapUrl({ granice: [granice] })).toEqual(empty)
})

test('SM-09 the polygon of a box is closed: five points from the north-west', () => {
  expect(polygonOf({ west: 1, south: 2, east: 3, north: 4 })).toEqual([
    [1, 4],
    [3, 4],
    [3, 2],
    [1, 2],
    [1, 4],
  ])
})

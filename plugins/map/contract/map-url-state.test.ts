import { expect, test } from 'vitest'
import { parsePosition, positionParam, serializePosition } from '#core/places/device-position.ts'
import { parseMapUrl, serializeMapUrl } from './map-url-state.ts'
import { polygonOf } from './polygon.ts'

const empty = {
  city: null,
  district: null,
  text: '',
  view: null,
  bounds: null,
  zoom: null,
  schools: false,
  nearby: false,
  order: null,
  page: 1,
}

test('SM-14 parses a serialized URL state back to the same state', () => {
  const state = {
    city: 'malopolskie/krakow',
    district: 'debniki',
    text: 'Słoneczko',
    view: 'mapa',
    bounds: { west: 19.9, south: 50.01234, east: 20.1, north: 50.1 },
    zoom: 14,
    schools: true,
    nearby: true,
    order: 'recommended',
    page: 3,
  } as const
  expect(serializeMapUrl(state)).toEqual({
    miasto: ['malopolskie/krakow'],
    dzielnica: ['debniki'],
    q: ['Słoneczko'],
    widok: ['mapa'],
    granice: ['19.9,50.01234,20.1,50.1'],
    zoom: ['14'],
    szkoly: ['tak'],
    blisko: ['tak'],
    kolejnosc: ['polecane'],
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
    page: ['0'],
    szkoly: ['nie'],
    kolejnosc: ['losowo'],
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

test('parses the page of a list as far as pages reach', () => {
  expect([parseMapUrl({ page: ['500'] }).page, parseMapUrl({ page: ['501'] }).page]).toEqual([500, 1])
})

test('CA-08 passes a position rounded to about 100 m, and no link contains it', () => {
  const position = { latitude: 50.0614321, longitude: 19.9365798 }
  expect(serializePosition(position)).toBe('50.061,19.937')
  expect(parsePosition({ [positionParam]: [serializePosition(position)] })).toEqual({ latitude: 50.061, longitude: 19.937 })
  for (const value of ['', '50,19', '99.000,19.000', '50.061', '50.0614,19.937', 'NaN,NaN', '50.061,191.000'])
    expect(parsePosition({ [positionParam]: [value] })).toBeNull()
  expect(serializeMapUrl(parseMapUrl({ [positionParam]: ['50.061,19.937'], blisko: ['tak'] }))).toEqual({ blisko: ['tak'] })
})

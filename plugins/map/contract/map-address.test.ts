import { expect, test } from 'vitest'
import { printMapAddress, readMapAddress } from './map-address.ts'
import { ringOf } from './ring.ts'

const silent = { city: null, district: null, text: '', view: null, bounds: null, zoom: null, page: 1 }

test('SM-14 an address is read back as it was printed', () => {
  const state = {
    city: 'malopolskie/krakow',
    district: 'debniki',
    text: 'Słoneczko',
    view: 'mapa',
    bounds: { west: 19.9, south: 50.01234, east: 20.1, north: 50.1 },
    zoom: 14,
    page: 3,
  } as const
  expect(printMapAddress(state)).toEqual({
    miasto: ['malopolskie/krakow'],
    dzielnica: ['debniki'],
    q: ['Słoneczko'],
    widok: ['mapa'],
    granice: ['19.9,50.01234,20.1,50.1'],
    zoom: ['14'],
    page: ['3'],
  })
  expect(readMapAddress(printMapAddress(state))).toEqual(state)
  expect(printMapAddress(readMapAddress({}))).toEqual({})
})

test('what cannot be read is as if it were not there', () => {
  const words = {
    miasto: ['<b>'],
    dzielnica: ['debniki'],
    widok: ['tabela'],
    granice: ['20,52,19,53'],
    zoom: ['19'],
    page: ['51'],
    rodzaj: ['zlobek'],
  }
  expect(readMapAddress(words)).toEqual(silent)
  for (const granice of ['1,2,3', '1,2,3,4,5', 'a,b,c,d', '-181,50,20,51', '1e1,50,20,51', ''])
    expect(readMapAddress({ granice: [granice] })).toEqual(silent)
})

test('SM-09 the ring of a box is closed, five points from the north-west', () => {
  expect(ringOf({ west: 1, south: 2, east: 3, north: 4 })).toEqual([
    [1, 4],
    [3, 4],
    [3, 2],
    [1, 2],
    [1, 4],
  ])
})

import { expect, test } from 'vitest'
import { makeHref } from './href.ts'

const routes = { catalog_voivodeships: '/@type-miasta', catalog_facilities: '/@type/@voivodeship/@city' }
const pl = makeHref(routes, 'pl')
const uk = makeHref(routes, 'ua')

test('builds the address of a named route with its parameters and language prefix', () => {
  expect(pl('catalog_voivodeships', { type: 'zlobki' })).toBe('/zlobki-miasta')
  expect(uk('catalog_facilities', { type: 'zlobki', voivodeship: 'lodzkie', city: 'łódź' })).toBe('/uk/zlobki/lodzkie/%C5%82%C3%B3d%C5%BA')
})

test('returns undefined for a route that no plugin has', () => {
  expect(pl('materials')).toBeUndefined()
})

test('builds paths with queries', () => {
  expect(uk('/')).toBe('/uk')
  expect(pl('/zrodla-danych')).toBe('/zrodla-danych')
  expect(pl('catalog_voivodeships', { type: 'zlobki' }, { page: 2, tag: ['a', 'b'], none: undefined })).toBe(
    '/zlobki-miasta?page=2&tag=a&tag=b',
  )
})

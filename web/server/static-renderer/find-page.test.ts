import { expect, test } from 'vitest'
import { makePageFinder, parsePageUrl, type RouteFunction } from './find-page.ts'

const city: RouteFunction = ({ urlPathname }) =>
  /^\/zlobki\/[^/]+$/.test(urlPathname) ? { routeParams: { city: urlPathname.slice(8) } } : false
const find = makePageFinder(
  ['/@any', '/@any/@more', '/placowka/@facility', '/placowka/@facility/kontakt', '/placowka/nowa', city, '/zlobki/polska'].map((route) => ({
    route,
  })),
)
const found = (path: string) => {
  const { page, params } = find(path) ?? {}
  return page ? [page.route, params] : undefined
}

test('prefers static routes to functions, functions to patterns, and patterns with more static parts', () => {
  expect(found('/placowka/nowa')).toEqual(['/placowka/nowa', {}])
  expect(found('/zlobki/polska')).toEqual(['/zlobki/polska', {}])
  expect(found('/zlobki/łódź')).toEqual([city, { city: 'łódź' }])
  expect(found('/placowka/stara')).toEqual(['/placowka/@facility', { facility: 'stara' }])
  expect(found('/szkoly/stara')).toEqual(['/@any/@more', { any: 'szkoly', more: 'stara' }])
  expect(found('/placowka/stara/kontakt')).toEqual(['/placowka/@facility/kontakt', { facility: 'stara' }])
  expect(found('/placowka/stara/inne')).toBeUndefined()
})

test('decodes an address part by part, leaves invalid parts, and takes the last value of a query parameter', () => {
  expect(parsePageUrl('/zlobki/%C5%82%C3%B3dzkie?page=1&page=2&q=a?b').pathname).toBe('/zlobki/łódzkie')
  expect(parsePageUrl('/a%2Fb/%E0%A4%A').pathname).toBe('/a%2Fb/%E0%A4%A')
  const { search, searchAll } = parsePageUrl('/?page=1&page=2&q=a?b')
  expect([search, searchAll]).toEqual([
    { page: '2', q: 'a?b' },
    { page: ['1', '2'], q: ['a?b'] },
  ])
})

import { expect, test } from 'vitest'
import { matchCity, matchCountry, matchDistrict, matchQuarter, matchVoivodeship } from './route-match.ts'

test('matches the paths of each level', () => {
  expect(matchCountry({ urlPathname: '/przedszkola-miasta' })).toEqual({ routeParams: { type: 'przedszkola' } })
  expect(matchVoivodeship({ urlPathname: '/zlobki/lodzkie' })).toEqual({ routeParams: { type: 'zlobki', voivodeship: 'lodzkie' } })
  expect(matchCity({ urlPathname: '/zlobki/lodzkie/lodz' })).toEqual({
    routeParams: { type: 'zlobki', voivodeship: 'lodzkie', city: 'lodz' },
  })
  expect(matchDistrict({ urlPathname: '/zlobki/lodzkie/lodz/baluty' })).toMatchObject({ routeParams: { district: 'baluty' } })
  expect(matchQuarter({ urlPathname: '/zlobki/pomorskie/gdansk/okolice/oliwa' })).toEqual({
    routeParams: { type: 'zlobki', voivodeship: 'pomorskie', city: 'gdansk', quarter: 'oliwa' },
  })
  expect(matchDistrict({ urlPathname: '/zlobki/pomorskie/gdansk/okolice/oliwa' })).toBe(false)
})

test.each([
  '/placowka/mis',
  '/dla-miasta',
  '/zlobki',
  '/zlobki/',
  '/zlobki-miasta/x',
  '/zlobkix/lodzkie/lodz',
  '/placowka/mis/opinie',
  '/zlobki/a/b/c/d',
])('SH-18 does not match %s', (urlPathname) => {
  for (const match of [matchCountry, matchVoivodeship, matchCity, matchDistrict, matchQuarter]) expect(match({ urlPathname })).toBe(false)
})

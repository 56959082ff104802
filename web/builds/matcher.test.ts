import { expect, test } from 'vitest'
import { matcherOf, type RouteRule } from './matcher.ts'

const rule = (name: string): RouteRule => ({ name, hydration: 'islands' })

test('BM-02 addresses go into the matcher by what stands before the parts that vary', () => {
  const pages = ['/', '/map', '/placowka/@slug', '/placowka/@slug/kontakt', '/zlobki/@voivodeship/@city', '/user/@id/@tab/lista']
  expect(matcherOf(pages.map((route) => ({ route, rule: rule(route) })))).toEqual({
    static: { '/': rule('/'), '/map': rule('/map') },
    wildcard: {},
    dynamic: {
      '/placowka': { static: { '': rule('/placowka/@slug'), '/kontakt': rule('/placowka/@slug/kontakt') }, wildcard: {}, dynamic: {} },
      '/zlobki': {
        static: {},
        wildcard: {},
        dynamic: { '': { static: { '': rule('/zlobki/@voivodeship/@city') }, wildcard: {}, dynamic: {} } },
      },
      '/user': {
        static: {},
        wildcard: {},
        dynamic: { '': { static: { '/lista': rule('/user/@id/@tab/lista') }, wildcard: {}, dynamic: {} } },
      },
    },
  })
})

import { expect, test } from 'vitest'
import { matcherOf, type RouteRule } from './route-matcher.ts'

const rule = (name: string): RouteRule => ({ name, hydration: 'islands' })

test('BM-02 groups addresses by the path before their parameters', () => {
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

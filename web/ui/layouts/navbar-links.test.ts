import { expect, test } from 'vitest'
import { makeHref } from '#web/runtime/href.ts'
import { navbarLinks } from './navbar-links.ts'

test('SH-01 SM-15 the map of the menu on narrow screens opens as a map, on wide ones beside the list', () => {
  const href = makeHref({ map: '/wszystkie-lokalizacje' }, 'pl')
  const mapOf = (screen: 'wide' | 'narrow') => navbarLinks(href, ((key: string) => key) as never, screen).map((link) => link.href)
  expect(mapOf('wide')).toEqual(['/wszystkie-lokalizacje'])
  expect(mapOf('narrow')).toEqual(['/wszystkie-lokalizacje?widok=mapa'])
})

import { expect, test } from 'vitest'
import { siteToday } from './today.query.ts'

const lines = (found: object) => siteToday.lines(found as never, new Date()).map(({ kind, text }) => `${kind} ${text}`)
const site = { exists: true, published: true, changed: false, shown: true, hidden: false }

test('WK-01 the start page tells one thing about a site, and first that its domain is lost', () => {
  expect(lines({ exists: false })).toEqual(['advice sites.today.none'])
  expect(lines(site)).toEqual([])
  expect(lines({ ...site, published: false, changed: true })).toEqual(['waiting sites.today.unpublished'])
  expect(lines({ ...site, changed: true })).toEqual(['waiting sites.today.changed'])
  expect(lines({ ...site, changed: true, shown: false })).toEqual(['waiting sites.today.off'])
  expect(lines({ ...site, changed: true, hidden: true })).toEqual(['waiting sites.today.hidden'])
  expect(lines({ ...site, changed: true, missing: '2026-11-29T08:00:00Z' })).toEqual([
    'waiting sites.today.domain',
    'waiting sites.today.changed',
  ])
})

test('WK-01 what waits to be published leads to the builder, and the advice to the templates, without a page between', () => {
  const routes = (found: object) => siteToday.lines(found as never, new Date()).map((line) => line.route)
  expect(routes({ ...site, changed: true })).toEqual(['facility_web_page_subpages'])
  expect(routes({ ...site, published: false })).toEqual(['facility_web_page_subpages'])
  expect(routes({ exists: false })).toEqual(['facility_web_page_templates'])
  expect(routes({ ...site, shown: false })).toEqual(['facility_web_page_settings'])
})

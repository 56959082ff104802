import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { facilityPermission } from '#core/access/permissions.ts'
import { RedirectBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import type { Caller } from './callers.ts'
import { type Example, examplesOf } from './examples.ts'
import { firstSuccess, linesOf, testedResults } from './results.ts'

const permission = facilityPermission('facility-publications/write', { roles: ['owner', 'administrator'] })
const output = Schema.Struct({ done: Schema.Boolean })
const common = { summary: 'For the test.', output } as const
const api = defineApi({
  read: route.get('/api/x', { ...common, access: 'anyone' }),
  follow: route.get('/api/x/link', { summary: 'For the test.', output: RedirectBody, access: 'anyone', responseType: 'redirect' }),
  keep: route.post('/api/x', { ...common, access: 'user' }),
  decide: route.post('/api/x/decision', { ...common, access: 'support' }),
  edit: route.post('/api/x/page', { ...common, access: 'cms' }),
  publish: route.post('/api/x/publication', { ...common, access: 'user' }),
})
const nothing = () => ({})
const [read, follow, keep, decide, edit, publish] = examplesOf(api, () => ({}), {
  read: { requests: { none: nothing } },
  follow: { requests: { own: nothing, foreign: nothing }, may: { foreign: '404 link-not-found' } },
  keep: {
    effect: 'kept',
    requests: { 'own, foreign': nothing },
    may: { own: { team: '403 own-thing', owner: 'success' }, foreign: { user: '404 thing-not-found', support: '200' } },
  },
  decide: { effect: { none: 'decided' }, requests: { none: nothing } },
  edit: { requests: { none: nothing } },
  publish: { permission, refusal: '404 thing-not-found', requests: { 'own, foreign, pending': nothing } },
}) as readonly [Example, Example, Example, Example, Example, Example]

const resultsOf = (example: Example, at = 0) =>
  Object.fromEntries(
    (linesOf(example)[at]?.results ?? []).map(({ caller, status, detail }) => [caller, `${status} ${detail}`.trim()]),
  ) as Record<Caller, string>

test('PL-07 the results of a route follow its access, with its effect', () => {
  expect(new Set(Object.values(resultsOf(read)))).toEqual(new Set(['200']))
  expect(resultsOf(decide)).toMatchObject({ anonymous: '401 missing-jwt', CMS: '403 insufficient-permissions', support: '200 decided' })
  expect(resultsOf(edit)).toMatchObject({ parent: '403 insufficient-permissions', CMS: '200', support: '200' })
  expect(resultsOf(follow)).toMatchObject({ anonymous: '303', owner: '303' })
})

test('PL-07 a permission is that of the members of the facility, and of support', () => {
  const refused = '404 thing-not-found'
  expect(resultsOf(publish)).toMatchObject({ parent: refused, teacher: refused, moderator: '200', owner: '200', administrator: '200' })
  expect(resultsOf(publish, 1)).toMatchObject({ moderator: refused, owner: refused, 'foreign owner': '200', support: '200' })
  expect(resultsOf(publish, 2)).toMatchObject({ anonymous: '401 missing-jwt', 'foreign owner': refused, CMS: refused, support: '200' })
})

test('PL-07 exceptions are those of all who are let through, of a group, or of one caller', () => {
  expect(resultsOf(follow, 1)).toMatchObject({ anonymous: '404 link-not-found', owner: '404 link-not-found' })
  expect(resultsOf(keep)).toMatchObject({ anonymous: '401 missing-jwt', parent: '200 kept', teacher: '403 own-thing', owner: '200 kept' })
  expect(resultsOf(keep, 1)).toMatchObject({ parent: '404 thing-not-found', support: '200' })
})

test('the other tests start from the first success of the cheapest caller', () => {
  expect([read, keep, decide, publish].map(firstSuccess)).toEqual([
    { object: 'none', caller: 'anonymous' },
    { object: 'own', caller: 'parent' },
    { object: 'none', caller: 'support' },
    { object: 'own', caller: 'owner' },
  ])
})

test('one caller of each kind of account is tested where the facility makes no difference', () => {
  const testedOf = (example: Example) => linesOf(example).map((line) => testedResults(line).length)
  expect(testedOf(decide)).toEqual([5])
  expect(testedOf(keep)).toEqual([9, 5])
  expect(testedOf(publish)).toEqual([9, 9, 5])
})

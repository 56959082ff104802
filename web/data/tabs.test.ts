import { expect, test } from 'vitest'
import { type Tab, tab } from '#web/plugin-ui.ts'
import { countOf, hrefFor, newOf, orderTabs, seesAccountTab, seesTab } from './tabs.ts'

const at = (name: string, after?: string): Tab => tab({ area: 'account', route: name, label: name, ...(after && { after }) })
const names = (tabs: readonly Tab[]) => tabs.map((one) => one.route).join(' ')

test('PL-03 tabs stand in the order of plugins, but those that say so behind another', () => {
  expect(
    names(orderTabs([at('profile'), at('facilities'), at('sessions', 'profile'), at('keys', 'sessions'), at('notices', 'profile')])),
  ).toBe('profile sessions keys notices facilities')
  expect(names(orderTabs([at('early', 'profile'), at('lost', 'nobody'), at('profile')]))).toBe('lost profile early')
  // Two that name each other are shown all the same.
  expect(names(orderTabs([at('a', 'b'), at('b', 'a'), at('c')]))).toBe('c a b')
})

test('PL-03 a tab is seen by who holds every permission it needs on the facility, and by support', () => {
  const needs = ['facility-data/write', 'facility-ownership/read'] as const
  const parent = { type: 'user', perms: { f: [] } } as const
  const all = { id: 'f', permissions: [...needs, 'facility-web-page/write'] }
  expect([
    seesTab({ permissions: needs }, parent, all),
    seesTab({ permissions: needs }, parent, { id: 'f', permissions: [needs[0]] }),
  ]).toEqual([true, false])
  expect(seesTab({ permissions: needs }, { type: 'support' }, { id: 'f', permissions: [] })).toBe(true)
  expect(seesTab({}, parent, { id: 'f', permissions: [] })).toBe(true)
})

test('PL-03 in the account area a permission on any facility is enough, on one and the same', () => {
  const needs = ['facility-data/write', 'facility-billing/write'] as const
  const of = (perms: Record<string, readonly (typeof needs)[number][]>) => seesAccountTab({ permissions: needs }, { type: 'user', perms })
  expect([of({ f: [...needs] }), of({ f: [needs[0]], g: [needs[1]] }), of({})]).toEqual([true, false, false])
  expect([seesAccountTab({}, { type: 'user', perms: {} }), seesAccountTab({ permissions: needs }, { type: 'support', perms: {} })]).toEqual(
    [true, true],
  )
})

test('AU-11 counters of the overview, in all, by facility and of a facility', () => {
  const overview = {
    opinions: { new_answers: 1, new_opinions: 5, new_opinions_by_facility: { f: 3, g: 2 } },
    user_questions: { new_messages: 2, new_messages_by_facility: { f: 2 } },
  }
  expect(countOf(overview, 'opinions.new_answers')).toBe(1)
  expect(countOf(overview, 'opinions.new_opinions_by_facility')).toBe(5)
  expect(countOf(overview, 'opinions.new_opinions_by_facility', 'g')).toBe(2)
  expect([countOf(overview, 'reports.new'), countOf({}, undefined), countOf(overview, 'opinions.new_opinions_by_facility', 'h')]).toEqual([
    0, 0, 0,
  ])
  expect([newOf(overview, 'f'), newOf(overview, 'g'), newOf({}, 'f')]).toEqual([5, 2, 0])
  expect(hrefFor('/uk/user_facility/%40/opinions', 'a/b')).toBe('/uk/user_facility/a%2Fb/opinions')
})

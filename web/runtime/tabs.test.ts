import { expect, test } from 'vitest'
import { facilityPermission } from '#core/access/permissions.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { tabArea } from '#core/plugin/tab-area.ts'
import { type Tab, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from './tab-areas.ts'
import { canSeeAccountTab, canSeeTab, currentTab, facilityHref, groupTabs, orderTabs, shownTabs } from './tabs.ts'

const at = (name: string, after?: string): Tab =>
  tab({ area: accountTabs, group: 'talks', route: name, label: asMessageKey(name), ...(after && { after }) })
const names = (tabs: readonly Tab[]) => tabs.map((one) => one.route).join(' ')

test('PL-03 sorts tabs by the order of plugins, and tabs with `after` behind the tab they name', () => {
  expect(
    names(orderTabs([at('profile'), at('facilities'), at('sessions', 'profile'), at('keys', 'sessions'), at('notices', 'profile')])),
  ).toBe('profile sessions keys notices facilities')
  expect(names(orderTabs([at('early', 'profile'), at('lost', 'missing'), at('profile')]))).toBe('lost profile early')
  // Two tabs that name each other are both shown.
  expect(names(orderTabs([at('a', 'b'), at('b', 'a'), at('c')]))).toBe('c a b')
})

test('PL-03 tabs stand in the groups of their area, in its order; a group without tabs is left out', () => {
  const area = tabArea('probe', [
    { name: 'first', label: asMessageKey('a') },
    { name: 'empty', label: asMessageKey('b') },
    { name: 'last', label: asMessageKey('c') },
  ])
  const tabs = [
    tab({ area, group: 'last', route: 'one', label: asMessageKey('') }),
    tab({ area, group: 'first', route: 'two', label: asMessageKey('') }),
    tab({ area, group: 'last', route: 'three', label: asMessageKey('') }),
  ]
  expect(groupTabs(area, tabs).map((group) => `${group.label}: ${names(group.tabs)}`)).toEqual(['a: two', 'c: one three'])
  expect(groupTabs(tabArea('plain'), [at('x'), at('y')]).map((group) => names(group.tabs))).toEqual(['x y'])
})

test('PL-03 a facility tab is visible to users with all its permissions on the facility, and to support', () => {
  const names = ['facility-data/write', 'facility-ownership/read'] as const
  const permissions = names.map((name) => facilityPermission(name, { roles: [] }))
  const parent = { type: 'user', perms: { f: [] } } as const
  const all = { id: 'f', permissions: [...names, 'facility-web-page/write'] }
  expect([canSeeTab({ permissions }, parent, all), canSeeTab({ permissions }, parent, { id: 'f', permissions: [names[0]] })]).toEqual([
    true,
    false,
  ])
  expect(canSeeTab({ permissions }, { type: 'support' }, { id: 'f', permissions: [] })).toBe(true)
})

test('OW-17 a tab of a facility needs a permission there, on phones too; without a facility there is none', () => {
  const parent = { type: 'user', perms: { f: [] } } as const
  const write = 'facility-data/write'
  expect(canSeeTab({}, parent, { id: 'f', permissions: [] })).toBe(false)
  expect(canSeeTab({}, parent, { id: 'f', permissions: [write] })).toBe(true)
  const permissions = [facilityPermission(write, { roles: [] })]
  expect(canSeeAccountTab({ permissions }, { type: 'user', perms: {} })).toBe(false)
})

test('PL-03 an account tab is visible to users with all its permissions on one facility', () => {
  const names = ['facility-data/write', 'facility-billing/write'] as const
  const permissions = names.map((name) => facilityPermission(name, { roles: [] }))
  const of = (perms: Record<string, readonly (typeof names)[number][]>) => canSeeAccountTab({ permissions }, { type: 'user', perms })
  expect([of({ f: [...names] }), of({ f: [names[0]], g: [names[1]] }), of({})]).toEqual([true, false, false])
  expect([canSeeAccountTab({}, { type: 'user', perms: {} }), canSeeAccountTab({ permissions }, { type: 'support', perms: {} })]).toEqual([
    true,
    true,
  ])
})

test('AU-11 puts the id of a facility into the address of its tab', () => {
  expect(facilityHref('/uk/user_facility/%40/opinions', 'a/b')).toBe('/uk/user_facility/a%2Fb/opinions')
})

test('a page about one item belongs to the tab of its list, to the nearest one, or to the one that names it', () => {
  const tabs = [
    { name: 'user_opinions', href: '/user/user_opinions', label: '', pages: ['user_drafts'] },
    { name: 'facility_opinions', href: '/user_facility/%40/opinions', label: '' },
    { name: 'facility_codes', href: '/user_facility/%40/opinions/codes', label: '' },
  ]
  const of = (name: string, path: string) => currentTab(tabs, { name, path, facilityId: 'abc' })
  expect(of('user_opinions', '/user/user_opinions')).toBe('user_opinions')
  expect(of('user_opinion', '/user/user_opinions/7')).toBe('user_opinions')
  expect(of('codes_sheet', '/user_facility/abc/opinions/codes/1')).toBe('facility_codes')
  expect(of('user_drafts', '/user/drafts')).toBe('user_opinions')
  expect(of('other', '/user/user_opinions_of_others')).toBeUndefined()
})

test('PL-03 a tab stands in place of another one for those who may see both', () => {
  const resolved = (name: string, replaces?: string) => ({ name, href: `/${name}`, label: name, ...(replaces && { replaces }) })
  const tabs = [resolved('questions'), resolved('messages', 'questions'), resolved('opinions')]
  const namesFor = (hidden: string) => shownTabs(tabs, ({ name }) => name !== hidden).map(({ name }) => name)
  expect([namesFor('nothing'), namesFor('messages')]).toEqual([
    ['messages', 'opinions'],
    ['questions', 'opinions'],
  ])
})

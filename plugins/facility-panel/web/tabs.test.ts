import { expect, test } from 'vitest'
import { canSeeTab } from '#web/runtime/tabs.ts'
import { panelTabs } from '../contract/ui.ts'
import { fills } from './slot-fills.ts'

/** Tabs of the specification whose screens this plugin has, and the permissions that each needs. */
const keys = {
  user_facility: [],
  facility_profile: ['facility-data/write'],
  facility_address: ['facility-data/write'],
  facility_basic_info: ['facility-data/write'],
  facility_description: ['facility-data/write'],
  facility_amenities: ['facility-data/write'],
  facility_schedule: ['facility-data/write'],
  facility_staff: ['facility-data/write'],
  facility_recruitment: ['facility-data/write'],
  facility_settings: ['facility-data/write'],
} as const

const tabs = (fills.tabs ?? []).filter(({ area }) => area === panelTabs)

test('OW-17 the tabs have the keys of the specification, each with its permissions', () => {
  expect(Object.fromEntries(tabs.map(({ route, permissions = [] }) => [route, permissions.map(({ name }) => name)]))).toEqual(keys)
})

test.each([
  ['nothing', [], 0],
  ['another permission', ['facility-billing/write'], 1],
  ['the permission to edit', ['facility-data/write'], 10],
] as const)('OW-17 with %s a user sees the tabs whose every permission is held', (_, permissions, count) => {
  const user = { type: 'user' } as const
  expect(tabs.filter((tab) => canSeeTab(tab, user, { id: 'f', permissions }))).toHaveLength(count)
})

import { expect, test } from 'vitest'
import { pluginUis } from '#plugins/ui.gen.ts'
import { groupTabs } from '#web/runtime/tabs.ts'

const tabs = pluginUis.flatMap((ui) => ui.tabs ?? [])
const grouped = [...new Set(tabs.map(({ area }) => area))].filter(({ groups }) => groups.length > 0)

test('PL-03 every tab of an area with groups is in exactly one of them', () => {
  expect(grouped.length).toBeGreaterThan(0)
  for (const area of grouped) {
    const own = tabs.filter((tab) => tab.area === area)
    const shown = groupTabs(area, own).flatMap((group) => group.tabs.map(({ route }) => route))
    expect(shown.toSorted()).toEqual(own.map(({ route }) => route).toSorted())
  }
})

test.each(pluginUis)('PL-03 without a plugin its tabs are gone, and no group stays empty', (removed) => {
  const rest = pluginUis.filter((ui) => ui !== removed).flatMap((ui) => ui.tabs ?? [])
  for (const area of grouped) {
    const own = rest.filter((tab) => tab.area === area)
    const groups = groupTabs(area, own)
    expect(groups.flatMap((group) => group.tabs)).toHaveLength(own.length)
    for (const group of groups) expect(group.tabs.length).toBeGreaterThan(0)
  }
})

import { expect, test } from 'vitest'
import { pluginFills } from '#plugins/slot-fills.gen.ts'
import { fillsOf } from '#web/runtime/loaded-fills.ts'
import type { FillPages } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { groupTabs } from '#web/runtime/tabs.ts'
import { contributions, fillMeta, fillSettings } from './slot-fills.ts'

const pages = ['all', 'public', 'home', 'profile', 'panel', 'conversation', 'desk'] as const satisfies readonly FillPages[]

test.each(pages)('PL-01 a page loads the fills that plugins declare for %s, and no others', (one) => {
  const declared = pluginFills.flatMap((plugin) => plugin[one] ?? [])
  expect(declared.length).toBeGreaterThan(0)
  expect(Object.values(fillSettings(one))).toEqual(declared.map(({ Component }) => Component))
})

test('PL-01 a page that names no fills loads none', () => {
  expect(fillSettings(undefined)).toEqual({})
})

test('PL-01 a slot shows its fills in the order of the plugin list, in whatever order the page has loaded them', () => {
  const declared = pluginFills.flatMap(({ home = [] }) => home).filter(({ slot }) => slot === landingSlot.slot)
  expect(declared.length).toBeGreaterThan(1)
  const loaded = Object.fromEntries(Object.entries({ ...fillSettings('all'), ...fillSettings('home') }).reverse())
  expect(fillsOf(loaded, landingSlot.slot)).toEqual(declared)
})

test('PL-01 all fills of a slot are declared for the same pages, else some would never be seen', () => {
  const pagesOfSlots = new Map<string, Set<FillPages>>()
  for (const one of pages)
    for (const { slot } of pluginFills.flatMap((plugin) => plugin[one] ?? []))
      pagesOfSlots.set(slot, (pagesOfSlots.get(slot) ?? new Set()).add(one))
  expect([...pagesOfSlots].filter(([, own]) => own.size > 1)).toEqual([])
})

test('PL-01 only fills of pages behind a login reach the browser', () => {
  const inBrowser = Object.entries(fillMeta).flatMap(([name, { env }]) => (env.client ? [name] : []))
  const behindLogin = (['panel', 'conversation', 'desk'] as const).flatMap((pages) => Object.keys(fillSettings(pages)))
  expect(inBrowser.toSorted()).toEqual(behindLogin.toSorted())
})

const grouped = [...new Set(contributions.tabs.map(({ area }) => area))].filter(({ groups }) => groups.length > 0)

test('PL-03 every tab of an area with groups is in exactly one of them', () => {
  expect(grouped.length).toBeGreaterThan(0)
  for (const area of grouped) {
    const own = contributions.tabs.filter((tab) => tab.area === area)
    const shown = groupTabs(area, own).flatMap((group) => group.tabs.map(({ route }) => route))
    expect(shown.toSorted()).toEqual(own.map(({ route }) => route).toSorted())
  }
})

test.each(pluginFills)('PL-03 without a plugin its tabs are gone, and no group stays empty', (removed) => {
  const rest = pluginFills.filter((plugin) => plugin !== removed).flatMap((plugin) => plugin.tabs ?? [])
  for (const area of grouped) {
    const own = rest.filter((tab) => tab.area === area)
    const groups = groupTabs(area, own)
    expect(groups.flatMap((group) => group.tabs)).toHaveLength(own.length)
    for (const group of groups) expect(group.tabs.length).toBeGreaterThan(0)
  }
})

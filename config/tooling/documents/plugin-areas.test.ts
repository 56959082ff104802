import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pluginNames } from '#plugins/list.ts'
import { describedPlugins, type ListedPlugin, listedPlugins, missingDescriptions } from './plugin-areas.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../plugins', file), 'utf8')

test('plugins/README.md says of each installed plugin what it is for, under the area of plugins/list.ts', () => {
  const installed = listedPlugins(read('list.ts'))
  expect(installed.map(({ name }) => name)).toEqual(pluginNames)
  expect(missingDescriptions(installed, describedPlugins(read('README.md')))).toEqual([])
})

const places: ListedPlugin = { area: 'Places', name: 'places', purpose: 'voivodeships' }
const map: ListedPlugin = { area: 'Search', name: 'map', purpose: 'map with list' }

test('reads areas and plugins of the list and of the README', () => {
  const list = "export const pluginNames = [\n  // Places: where\n  'places',\n  // Search: lists: and a map\n  'map',\n] as const\n"
  const installed = listedPlugins(list)
  expect(installed.map(({ area, name }) => `${area}/${name}`)).toEqual(['Places/places', 'Search/map'])
  const rows =
    '\n## The plugins\n\n### Places\n\n| [places](places/README.md) | voivodeships |\n\n### Search\n\n| [map](m.md) | map with list |\n'
  expect(describedPlugins(rows)).toEqual([places, map])
})

test.each<[string, readonly ListedPlugin[], readonly ListedPlugin[], string]>([
  ['a plugin without a line', [places, map], [places], 'map has 0 lines'],
  ['a plugin with two lines', [places], [places, places], 'places has 2 lines'],
  ['a plugin under another area', [map], [{ ...map, area: 'Places' }], 'map is in "Search"'],
  ['a plugin without a purpose', [map], [{ ...map, purpose: '' }], 'map has no purpose'],
  ['a plugin out of order', [places, map], [map, places], 'map comes before places'],
  ['a plugin below no area', [{ ...map, area: '' }], [map], 'map is below no area'],
])('finds %s', (_, installed, described, message) => {
  expect(missingDescriptions(installed, described)).toEqual([expect.stringContaining(message)])
})

test('accepts lines of plugins that are not installed', () => {
  expect(missingDescriptions([map], [places, map])).toEqual([])
})

test('WB-14 accepts a theme without a line', () => {
  expect(missingDescriptions([places, { ...map, name: 'theme-ocean' }], [places])).toEqual([])
})

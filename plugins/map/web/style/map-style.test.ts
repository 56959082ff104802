import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { palettes } from '../../contract/palette.ts'
import { mapStyle } from '../engine/open-map.ts'
import type { OpenArchive } from './sources.ts'

const stacked: OpenArchive = { url: 'https://kredka.test/poland.pmtiles', coverage: 'stacked', minZoom: 5, maxZoom: 13 }
const whole: OpenArchive = { ...stacked, coverage: 'whole', minZoom: 0, maxZoom: 15 }

const styleOf = (archive: OpenArchive | null, language = 'pl') =>
  mapStyle(palettes.light, { borders: '/borders.geojson', archive, lands: { DE: 'Niemcy' }, language, fontScale: 1 })

const fieldOf = (style: ReturnType<typeof styleOf>, id: string) => {
  const layer = style.layers.find((one) => one.id === id)
  return layer?.type === 'symbol' ? layer.layout?.['text-field'] : undefined
}

test.each([
  ['the bundled archive', stacked],
  ["the operator's archive", whole],
  ['no archive', null],
] as const)('with %s every layer has its own id and a source of the style, and can be visible', (_, archive) => {
  const { layers, sources } = styleOf(archive)
  expect(validateStyleMin(styleOf(archive)).map(({ message }) => message)).toEqual([])
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length)
  for (const { minzoom = 0, maxzoom = 24, ...layer } of layers) {
    expect([layer.id, minzoom < maxzoom]).toEqual([layer.id, true])
    if (layer.type !== 'background') expect(Object.keys(sources)).toContain(layer.source)
  }
})

test('SM-22 without an archive borders and names remain', () => {
  const { layers, sources } = styleOf(null)
  expect(Object.keys(sources)).toEqual(['base'])
  expect(layers.map(({ id }) => id)).toEqual(expect.arrayContaining(['sea', 'paper', 'border', 'region-names', 'towns']))
})

test('asks only the own server for tiles, and each zoom from the source that has it', () => {
  const zoomsOf = (archive: OpenArchive) =>
    Object.values(styleOf(archive).sources).flatMap((source) =>
      source.type === 'vector' ? [[source.tiles?.[0], source.minzoom, source.maxzoom]] : [],
    )
  const url = `pmtiles://${stacked.url}/{z}/{x}/{y}`
  expect(zoomsOf(stacked)).toEqual([
    [url, 5, 10],
    [url, 11, 11],
    [url, 12, 13],
  ])
  expect(zoomsOf(whole)).toEqual([[url, 0, 15]])
})

test('the map of a city covers that of the country beneath it, and labels are above all roads', () => {
  const ids = styleOf(stacked).layers.map(({ id }) => id)
  expect(ids.indexOf('cities-earth')).toBeGreaterThan(ids.indexOf('roads-highway'))
  expect(ids.indexOf('cities-street-names')).toBeGreaterThan(ids.indexOf('cities-highway'))
  expect(ids.at(-1)).toBe('towns')
})

test('names are in the language of the page where there are any', () => {
  for (const [archive, id] of [
    [stacked, 'towns'],
    [stacked, 'region-names'],
    [whole, 'poland-hoods'],
  ] as const)
    expect(fieldOf(styleOf(archive, 'uk'), id)).toEqual(['coalesce', ['get', 'name:uk'], ['get', 'name']])
})

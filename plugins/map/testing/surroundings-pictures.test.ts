import { readdirSync } from 'node:fs'
import { Effect, Exit } from 'effect'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from '#adapters/map-pictures/draw-picture.ts'
import { makeMapPictures } from '#adapters/map-pictures/map-pictures.ts'
import type { MapColours, MapPictureRequest } from '#core/ports/map-pictures.ts'
import { pictureLand } from '../contract/land.ts'

const assets = new URL('../assets/', import.meta.url).pathname
const path = `${assets}${readdirSync(assets).find((file) => file.endsWith('.pmtiles'))}`

/** Colours by which the parts of a picture can be told apart. */
const colours: MapColours = {
  paper: '#ffffff',
  water: '#0000ff',
  wood: '#00ff00',
  park: '#00ff00',
  grave: '#00ff00',
  built: '#ffffff',
  industry: '#ffffff',
  building: '#ffffff',
  casing: '#ff0000',
  street: '#ff0000',
  major: '#ff0000',
  majorCasing: '#ff0000',
  highway: '#ff0000',
  highwayCasing: '#ff0000',
  path: '#ffffff',
  rail: '#ffffff',
  halo: '#ffffff',
  streetName: '#000000',
  muted: '#000000',
  waterName: '#000000',
}
const request = (longitude: number, latitude: number, metresPerPixel: number): MapPictureRequest => ({
  archive: { path, coverage: 'stacked' },
  centre: { longitude, latitude },
  width: 400,
  height: 210,
  metresPerPixel,
  colours,
  land: pictureLand,
})

/** Returns the shares of pixels near to each colour. */
const sharesOf = async (picture: Uint8Array) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const near = ([red, green, blue]: readonly [number, number, number]) => {
    let count = 0
    for (let at = 0; at < data.length; at += 3)
      if ([red, green, blue].reduce((sum, value, channel) => sum + Math.abs((data[at + channel] ?? 0) - value), 0) < 150) count++
    return count / (info.width * info.height)
  }
  return {
    size: [info.width, info.height],
    water: near([0, 0, 255]),
    green: near([0, 255, 0]),
    roads: near([255, 0, 0]),
    text: near([0, 0, 0]),
  }
}

test('PR-11 draws streets with names, parks and the river of a city', async () => {
  const { size, water, green, roads, text } = await sharesOf(await drawPicture(request(19.9366, 50.05, 8)))
  expect(size).toEqual([800, 420])
  expect(water).toBeGreaterThan(0.03)
  expect(green).toBeGreaterThan(0.02)
  expect(roads).toBeGreaterThan(0.1)
  expect(text).toBeGreaterThan(0.001)
})

test('PR-11 draws roads, woods and the names of villages where the base map has no streets', async () => {
  const { green, roads, text } = await sharesOf(await drawPicture(request(19.97, 49.75, 20)))
  expect(green).toBeGreaterThan(0.2)
  expect(roads).toBeGreaterThan(0.01)
  expect(text).toBeGreaterThan(0.001)
})

test('PR-11 draws one request once, and rejects requests beyond those that may wait', async () => {
  const pictures = makeMapPictures({ maxWaiting: 3 })
  const draw = (n: number) => Effect.runPromiseExit(pictures.draw(request(19.9 + n / 1000, 49.7, 20)))
  const [first, second] = await Promise.all([draw(0), draw(0)])
  expect(Exit.isSuccess(first) && Exit.isSuccess(second) && first.value === second.value).toBe(true)
  const exits = await Promise.all(Array.from({ length: 5 }, (_, n) => draw(n + 1)))
  const rejected = exits.filter(Exit.isFailure)
  expect(exits.map(Exit.isSuccess)).toEqual([true, true, true, false, false])
  for (const exit of rejected) expect(JSON.stringify(exit)).toContain('Unavailable')
})

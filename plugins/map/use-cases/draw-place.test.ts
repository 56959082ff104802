import { Effect, Schema } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makePublicFiles } from '#adapters/memory/public-files.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { placePicture } from '#core/places/place-picture.ts'
import type { MapPictureRequest } from '#core/ports/map-pictures.ts'
import { pictureLand } from '../contract/land.ts'
import { palettes } from '../contract/palette.ts'
import { PlaceQuery } from '../contract/place-picture.ts'
import { DrawPlace } from './drawings.ts'

test('CL-05 draws the map around a point, in the scale asked for', async () => {
  const requests: MapPictureRequest[] = []
  const draw = makeOf(DrawPlace)({
    pictures: { draw: (request) => Effect.sync(() => Uint8Array.of(requests.push(request))) },
    files: makePublicFiles(),
    bundled: new URL('file:///assets/poland.pmtiles'),
  })
  const query = { longitude: '19.9400', latitude: '50.0600', reach: '1000', theme: 'dark' } as const
  expect(await run(draw(visitor, query))).toMatchObject({ mime: 'image/webp' })
  expect(requests).toMatchObject([
    {
      centre: { longitude: 19.94, latitude: 50.06 },
      width: 640,
      height: 400,
      metresPerPixel: 5,
      colours: palettes.dark,
      land: pictureLand,
    },
  ])
})

test('CL-05 the address of a picture is valid; points abroad and finer ones are not', () => {
  const { searchParams } = new URL(placePicture({ longitude: 19.93999, latitude: 50.06 }, '250', 'light'), 'https://kredka.test')
  const query = Object.fromEntries(searchParams)
  expect(Schema.decodeUnknownSync(PlaceQuery)(query)).toEqual({ longitude: '19.9400', latitude: '50.0600', reach: '250', theme: 'light' })
  for (const over of [{ longitude: '13.4000' }, { latitude: '55.0000' }, { latitude: '50.06' }, { longitude: '19.94001' }, { reach: '1' }])
    expect(Schema.is(PlaceQuery)({ ...query, ...over })).toBe(false)
})

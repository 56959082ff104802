import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makePublicFiles } from '#adapters/memory/public-files.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { MapPictureRequest } from '#core/ports/map-pictures.ts'
import type { PublicFile } from '#core/ports/public-files.ts'
import { aCard } from '#plugins/catalogue/testing/card-builder.ts'
import { pictureLand } from '../contract/land.ts'
import { palettes } from '../contract/palette.ts'
import { DrawSurroundings } from './drawings.ts'

const cards = [
  aCard({ id: 'exact', longitude: 19.94, latitude: 50.06 }),
  aCard({ id: 'approximate', longitude: 19.94, latitude: 50.06, approximate: true }),
  aCard({ id: 'nowhere' }),
]

const setUp = (own: PublicFile | null = null) => {
  const requests: MapPictureRequest[] = []
  const draw = makeOf(DrawSurroundings)({
    cards: {
      listed: (ids) => Effect.succeed(cards.filter(({ id }) => ids.includes(id))),
      byIds: () => Effect.die(new Error('not needed')),
    },
    pictures: {
      draw: (request) =>
        Effect.as(
          Effect.sync(() => requests.push(request)),
          Uint8Array.of(1),
        ),
    },
    files: makePublicFiles(own),
    bundled: new URL('file:///assets/poland.pmtiles'),
  })
  return { draw, requests }
}
const query = { id: 'exact', reach: '2000', theme: 'dark' } as const

test('PR-11 draws the surroundings of a facility in the scale and the theme asked for', async () => {
  const { draw, requests } = setUp()
  expect(await run(draw(visitor, query))).toEqual({ name: 'okolica.webp', mime: 'image/webp', bytes: Uint8Array.of(1) })
  expect(requests).toEqual([
    {
      archive: { path: new URL('file:///assets/poland.pmtiles'), coverage: 'stacked' },
      centre: { longitude: 19.94, latitude: 50.06 },
      width: 400,
      height: 210,
      metresPerPixel: 2000 / 105,
      colours: palettes.dark,
      land: pictureLand,
    },
  ])
})

test('PR-11 draws from the archive of the operator', async () => {
  const { draw, requests } = setUp({ path: '/data/poland.pmtiles', url: '/x' })
  await run(draw(visitor, query))
  expect(requests[0]?.archive).toEqual({ path: '/data/poland.pmtiles', coverage: 'whole' })
})

test.each(['approximate', 'nowhere', 'unknown'])('PR-11 draws nothing for a facility whose place is %s', async (id) => {
  const { draw, requests } = setUp()
  expect(await failureOf(draw(visitor, { ...query, id }))).toMatchObject({ _tag: 'NoSurroundings', kind: 'not-found' })
  expect(requests).toEqual([])
})

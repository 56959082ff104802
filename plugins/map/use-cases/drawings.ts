import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { placePictureSize } from '#core/places/place-picture.ts'
import { MapPictures } from '#core/ports/map-pictures.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { pictureLand } from '../contract/land.ts'
import { palettes } from '../contract/palette.ts'
import type { PlaceQuery } from '../contract/place-picture.ts'
import { NoSurroundings, type SurroundingsQuery, surroundingsSize } from '../contract/surroundings.ts'
import { BundledArchive } from '../domain/districts.port.ts'

/** Draws the map around any point, without markers, as WebP. */
export const DrawPlace = define(
  'map/DrawPlace',
  { pictures: MapPictures, files: PublicFiles, bundled: BundledArchive },
  ({ pictures, files, bundled }) =>
    Effect.fn('map.draw-place')(function* (_: Actor, { longitude, latitude, reach, theme }: PlaceQuery) {
      const own = yield* files.newest('map')
      const { width, height } = placePictureSize
      const bytes = yield* pictures.draw({
        archive: own ? { path: own.path, coverage: 'whole' } : { path: bundled, coverage: 'stacked' },
        centre: { longitude: Number(longitude), latitude: Number(latitude) },
        width,
        height,
        metresPerPixel: Number(reach) / (height / 2),
        colours: palettes[theme],
        land: pictureLand,
      })
      return { name: 'miejsce.webp', mime: 'image/webp', bytes }
    }),
)

/** Draws the map around a facility, without markers, as WebP. Fails with `NoSurroundings`. */
export const DrawSurroundings = define(
  'map/DrawSurroundings',
  { cards: FacilityCards, pictures: MapPictures, files: PublicFiles, bundled: BundledArchive },
  ({ cards, pictures, files, bundled }) =>
    Effect.fn('map.draw-surroundings')(function* (_: Actor, { id, reach, theme }: typeof SurroundingsQuery.Type) {
      const [facility] = yield* cards.listed([id])
      if (!facility || facility.longitude === null || facility.latitude === null || facility.approximate) return yield* new NoSurroundings()
      const own = yield* files.newest('map')
      const { width, height } = surroundingsSize
      const bytes = yield* pictures.draw({
        archive: own ? { path: own.path, coverage: 'whole' } : { path: bundled, coverage: 'stacked' },
        centre: { longitude: facility.longitude, latitude: facility.latitude },
        width,
        height,
        metresPerPixel: Number(reach) / (height / 2),
        colours: palettes[theme],
        land: pictureLand,
      })
      return { name: 'okolica.webp', mime: 'image/webp', bytes }
    }),
)

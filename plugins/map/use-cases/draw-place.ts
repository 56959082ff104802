import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { placePictureSize } from '#core/places/place-picture.ts'
import type { MapPictures } from '#core/ports/map-pictures.ts'
import type { PublicFiles } from '#core/ports/public-files.ts'
import { pictureLand } from '../contract/land.ts'
import { palettes } from '../contract/palette.ts'
import type { PlaceQuery } from '../contract/place-picture.ts'

interface Dependencies {
  readonly pictures: MapPictures
  readonly files: Pick<PublicFiles, 'newest'>
  /** The bundled archive on the disk. */
  readonly bundled: URL
}

/** Draws the map around any point, without markers, as WebP. */
export const makeDrawPlace = ({ pictures, files, bundled }: Dependencies) =>
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
  })

export type DrawPlace = ReturnType<typeof makeDrawPlace>
export const DrawPlace = token<DrawPlace>('map/DrawPlace')

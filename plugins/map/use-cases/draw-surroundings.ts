import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { MapPictures } from '#core/ports/map-pictures.ts'
import type { PublicFiles } from '#core/ports/public-files.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { pictureLand } from '../contract/land.ts'
import { palettes } from '../contract/palette.ts'
import { NoSurroundings, type SurroundingsQuery, surroundingsSize } from '../contract/surroundings.ts'

interface Dependencies {
  readonly cards: Pick<FacilityCards, 'listed'>
  readonly pictures: MapPictures
  readonly files: Pick<PublicFiles, 'newest'>
  /** The bundled archive on the disk. */
  readonly bundled: URL
}

/** Draws the map around a facility, without markers, as WebP. Fails with `NoSurroundings`. */
export const makeDrawSurroundings = ({ cards, pictures, files, bundled }: Dependencies) =>
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
  })

export type DrawSurroundings = ReturnType<typeof makeDrawSurroundings>
export const DrawSurroundings = token<DrawSurroundings>('map/DrawSurroundings')

import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Point } from '../kernel/distance.ts'

/** Colours of a map, as CSS colours. */
export interface MapColours {
  readonly paper: string
  readonly water: string
  readonly wood: string
  readonly park: string
  readonly grave: string
  readonly built: string
  readonly industry: string
  readonly building: string
  readonly casing: string
  readonly street: string
  readonly major: string
  readonly majorCasing: string
  readonly highway: string
  readonly highwayCasing: string
  readonly path: string
  readonly rail: string
  readonly halo: string
  readonly streetName: string
  readonly muted: string
  readonly waterName: string
}

/** Areas that are filled with a colour: those of some kinds of a layer of the tiles. */
export interface PictureArea {
  readonly layer: string
  readonly kinds: readonly string[]
  readonly colour: keyof MapColours
}

/** Layers of the land: areas from bottom to top, and the kinds of water that are lines. */
export interface PictureLand {
  readonly areas: readonly PictureArea[]
  readonly waterways: readonly string[]
}

/**
 * Archive of vector tiles; `stacked`: the country's areas up to zoom 10, its roads and villages at 11, cities from 12
 * on; `whole`: all at every zoom.
 */
export interface PictureArchive {
  readonly path: string | URL
  readonly coverage: 'whole' | 'stacked'
}

/** Picture of a map around a point, north up; `width` and `height` in CSS pixels, of which the picture has twice as many. */
export interface MapPictureRequest {
  readonly archive: PictureArchive
  readonly centre: Point
  readonly width: number
  readonly height: number
  readonly metresPerPixel: number
  readonly colours: MapColours
  readonly land: PictureLand
}

/** Draws pictures of maps, without markers. */
export interface MapPictures {
  /**
   * Draws a picture as WebP. The same request is drawn once while its result is held in memory; dies with `Unavailable`
   * if too many pictures are waiting.
   */
  draw(request: MapPictureRequest): Effect.Effect<Uint8Array>
}
export const MapPictures = token<MapPictures>('core/MapPictures')

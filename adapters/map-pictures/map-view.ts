import type { MapPictureRequest } from '#core/ports/map-pictures.ts'

/** Tile of web mercator. */
export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** Projection of a picture: from tiles to its pixels, which count from the upper left corner. */
export interface MapView {
  readonly width: number
  readonly height: number
  /** Zoom of a map with tiles of 512 px that has the same scale. */
  readonly zoom: number
  /** Returns the tiles of a zoom that the picture needs. */
  tilesAt(z: number): readonly TileAddress[]
  /** Converts x, y, x, y, … of a tile to pixels. */
  toPixels(tile: TileAddress, extent: number, points: readonly number[]): number[]
}

const earthCircumference = 40_075_016.7
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Creates the projection of a requested picture. */
export const makeMapView = ({ centre, width, height, metresPerPixel }: Omit<MapPictureRequest, 'colours' | 'archive'>): MapView => {
  const latitude = radians(centre.latitude)
  const middleX = (centre.longitude + 180) / 360
  const middleY = (1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2
  /** Pixels of the whole world's width. */
  const scale = (earthCircumference * Math.cos(latitude)) / metresPerPixel
  return {
    width,
    height,
    zoom: Math.log2(scale / 512),
    tilesAt: (z) => {
      const count = 2 ** z
      const from = { x: Math.floor((middleX - width / 2 / scale) * count), y: Math.floor((middleY - height / 2 / scale) * count) }
      const to = { x: Math.floor((middleX + width / 2 / scale) * count), y: Math.floor((middleY + height / 2 / scale) * count) }
      const columns = Array.from({ length: to.x - from.x + 1 }, (_, n) => from.x + n)
      return columns.flatMap((x) => Array.from({ length: to.y - from.y + 1 }, (_, n) => ({ z, x, y: from.y + n })))
    },
    toPixels: ({ z, x, y }, extent, points) => {
      const count = 2 ** z
      return points.map((value, at) =>
        at % 2 === 0
          ? ((x + value / extent) / count - middleX) * scale + width / 2
          : ((y + value / extent) / count - middleY) * scale + height / 2,
      )
    },
  }
}

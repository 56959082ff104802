/** Part of a picture: its edges as shares of width and height, from 0 at the left and the top to 1. */
export interface CropBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Point of a picture, as shares of width and height. */
export interface CropPoint {
  readonly x: number
  readonly y: number
}

export const wholePicture: CropBox = { left: 0, top: 0, right: 1, bottom: 1 }

/** Smallest width and height of a part. */
const minSize = 0.05

/** Proportions of width to height that can be chosen. */
export const ratios = { '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9 } as const

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Moves one edge of a part; it stays apart from the opposite one. */
export const withEdge = (box: CropBox, edge: keyof CropBox, value: number): CropBox => {
  const { left, top, right, bottom } = box
  const bounds = { left: [0, right - minSize], right: [left + minSize, 1], top: [0, bottom - minSize], bottom: [top + minSize, 1] } as const
  const [low, high] = bounds[edge]
  return { ...box, [edge]: within(value, low, high) }
}

/** Returns the part between two points of a picture; `null`: they are so near that nothing was drawn. */
export const boxBetween = (one: CropPoint, other: CropPoint): CropBox | null => {
  const [left, right] = [one.x, other.x].map((x) => within(x, 0, 1)).toSorted((a, b) => a - b) as [number, number]
  const [top, bottom] = [one.y, other.y].map((y) => within(y, 0, 1)).toSorted((a, b) => a - b) as [number, number]
  return right - left < minSize || bottom - top < minSize ? null : { left, top, right, bottom }
}

/** Returns the largest part of a proportion in the middle of a picture of so many pixels. */
export const boxOfRatio = (ratio: number, width: number, height: number): CropBox => {
  const share = Math.min(1, (ratio * height) / width)
  const rest = Math.min(1, width / ratio / height)
  return { left: (1 - share) / 2, right: (1 + share) / 2, top: (1 - rest) / 2, bottom: (1 + rest) / 2 }
}

/** Returns a part in pixels, at least one each way. */
export const pixelsOf = ({ left, top, right, bottom }: CropBox, width: number, height: number) => ({
  x: Math.round(left * width),
  y: Math.round(top * height),
  width: Math.max(1, Math.round((right - left) * width)),
  height: Math.max(1, Math.round((bottom - top) * height)),
})

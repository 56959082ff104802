/** Upper and lower edge of something on the screen, CSS pixels. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

/** Part of a row of a tree above which something is dragged: its middle is for dropping inside. */
export type DropPosition = 'before' | 'inside' | 'after'

/** Returns the part of a row at a height. */
export const dropPositionAt = (y: number, { top, bottom }: Edges): DropPosition => {
  const at = (y - top) / (bottom - top)
  return at < 0.3 ? 'before' : at > 0.7 ? 'after' : 'inside'
}

/** Returns the place in a list, from 0, that the row at `from` gets when it is dropped at a height; `null`: where it is. */
export const placeAt = (y: number, rows: readonly Edges[], from: number): number | null => {
  const above = rows.filter(({ top, bottom }) => (top + bottom) / 2 < y).length
  const place = above > from ? above - 1 : above
  return place === from ? null : place
}

/** Height at the edges of an area in which dragging scrolls it, and the fastest step of each frame. */
const edge = 48
const fastest = 12

/** Returns how far an area scrolls in a frame while something is dragged at a height: faster the nearer its edge is. */
export const scrollStep = (y: number, { top, bottom }: Edges): number => {
  const speed = (distance: number) => Math.round(fastest * Math.min(1, Math.max(0, 1 - distance / edge)))
  return speed(bottom - y) - speed(y - top)
}

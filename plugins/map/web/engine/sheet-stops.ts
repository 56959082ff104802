/** Stops of the sheet over the map on phones: one row of cards, half of the map, all of it. */
export const stops = ['row', 'half', 'full'] as const
export type Stop = (typeof stops)[number]

/** Height of the sheet at each stop, pixels. */
export type StopHeights = Readonly<Record<Stop, number>>

/** Handle and one row of cards. */
const rowHeight = 196

/** Returns the heights of the stops over a map of this height. */
export const stopHeights = (available: number): StopHeights => ({
  row: Math.min(rowHeight, available),
  half: Math.min(Math.max(rowHeight, Math.round(available * 0.55)), available),
  full: available,
})

/** Time that a flick is thought on, milliseconds. */
const flickMs = 180

/** Returns the stop nearest to where a released sheet would come to rest; `speed`: pixels per millisecond, upward positive. */
export const stopAfterDrag = (height: number, speed: number, heights: StopHeights): Stop => {
  const rest = height + speed * flickMs
  return stops.toSorted((one, other) => Math.abs(heights[one] - rest) - Math.abs(heights[other] - rest))[0] ?? 'row'
}

/** Returns the stop after the current one, the first after the last. */
export const nextStop = (stop: Stop): Stop => stops[(stops.indexOf(stop) + 1) % stops.length] ?? 'row'

import type { NamedLine } from './draw-map.ts'
import type { MapView } from './map-view.ts'

/** Text on the picture: its middle in pixels, and its direction in degrees. */
export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly kind: 'street' | 'village'
}

/** Place with a name on the picture, larger ones first. */
export interface NamedPoint {
  readonly name: string
  readonly x: number
  readonly y: number
}

/** Size of letters in pixels, and their average width as a part of it. */
export const labelSize = { street: 10, village: 12 } as const
const letterWidth = 0.56

const maxLabels = 16
/** Largest turn within a straight part of a street, degrees. */
const maxTurn = 12
/** Half the width and height of the middle that labels leave to the pin, pixels. */
const pin = { x: 22, y: 40 } as const
const edge = 6

interface Straight {
  readonly length: number
  readonly x: number
  readonly y: number
  readonly angle: number
}

const degrees = (dx: number, dy: number) => (Math.atan2(dy, dx) * 180) / Math.PI
const turnOf = (one: number, other: number) => Math.abs(((other - one + 540) % 360) - 180)

type Pixel = readonly [x: number, y: number]

/** Returns the straight parts of a line within the picture. */
const straightParts = ({ width, height }: MapView, points: readonly number[]): readonly Straight[] => {
  const parts: Straight[] = []
  let run: readonly Pixel[] = []
  const finish = () => {
    const from = run[0]
    const to = run.at(-1)
    if (from && to && run.length > 1) {
      const angle = degrees(to[0] - from[0], to[1] - from[1])
      const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle
      parts.push({
        length: Math.hypot(to[0] - from[0], to[1] - from[1]),
        x: (from[0] + to[0]) / 2,
        y: (from[1] + to[1]) / 2,
        angle: upright,
      })
    }
    run = []
  }
  for (let at = 0; at < points.length; at += 2) {
    const point: Pixel = [points[at] as number, points[at + 1] as number]
    if (point[0] < edge || point[0] > width - edge || point[1] < edge || point[1] > height - edge) {
      finish()
      continue
    }
    const from = run[0]
    const last = run.at(-1)
    if (from && last && run.length > 1) {
      const turn = turnOf(degrees(last[0] - from[0], last[1] - from[1]), degrees(point[0] - last[0], point[1] - last[1]))
      if (turn > maxTurn) {
        finish()
        run = [last]
      }
    }
    run = [...run, point]
  }
  finish()
  return parts
}

const widthOf = (text: string, size: number) => text.length * size * letterWidth

/** Circles along a label, which overlap those of another label if the labels do. */
const circlesOf = ({ text, x, y, angle, kind }: Label) => {
  const size = labelSize[kind]
  const half = widthOf(text, size) / 2
  const count = Math.max(2, Math.ceil(half / size))
  const dx = Math.cos((angle * Math.PI) / 180)
  const dy = Math.sin((angle * Math.PI) / 180)
  return Array.from({ length: count + 1 }, (_, n) => {
    const along = -half + (2 * half * n) / count
    return { x: x + along * dx, y: y + along * dy, radius: size }
  })
}

const orderOf = ({ kind }: NamedLine) => (kind === 'highway' || kind === 'major_road' ? 0 : kind === 'minor_road' ? 1 : 2)

/** Chooses names of places and of streets with room for them: places first, then large streets, each once. */
export const chooseLabels = (view: MapView, lines: readonly NamedLine[], places: readonly NamedPoint[]): readonly Label[] => {
  const longest = new Map<string, Straight & { readonly order: number }>()
  for (const line of lines)
    for (const part of straightParts(view, line.points)) {
      const known = longest.get(line.name)
      if (!known || part.length > known.length) longest.set(line.name, { ...part, order: orderOf(line) })
    }
  const streets = [...longest]
    .filter(([name, { length }]) => length > widthOf(name, labelSize.street) + 6)
    .toSorted(([, a], [, b]) => a.order - b.order || b.length - a.length)
    .map(([text, { x, y, angle }]): Label => ({ text, x, y, angle, kind: 'street' }))
  const villages = places.map(({ name, x, y }): Label => ({ text: name, x, y, angle: 0, kind: 'village' }))
  const middle = { x: view.width / 2, y: view.height / 2 - pin.y / 2 }
  const chosen: { readonly label: Label; readonly circles: ReturnType<typeof circlesOf> }[] = []
  for (const label of [...villages, ...streets]) {
    if (chosen.length === maxLabels) break
    const circles = circlesOf(label)
    const isFree = circles.every(
      ({ x, y, radius }) =>
        (Math.abs(x - middle.x) > pin.x || Math.abs(y - middle.y) > pin.y) &&
        x > radius / 2 &&
        x < view.width - radius / 2 &&
        chosen.every((other) => other.circles.every((one) => Math.hypot(one.x - x, one.y - y) > one.radius / 2 + radius / 2 + 3)),
    )
    if (isFree) chosen.push({ label, circles })
  }
  return chosen.map(({ label }) => label)
}

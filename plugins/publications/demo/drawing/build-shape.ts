import type { Paint, Point, Segment, Shape } from './shape.ts'

/** Numbers that a command needs. */
const sizes = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 } as const
type Command = keyof typeof sizes

const mix = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]

/** Returns the shape of a path as SVG writes it, with the commands M, L, H, V, Q, C and Z; in lower case they are relative. */
export const path = (text: string, paint: Paint): Shape => {
  const outline: Segment[] = []
  let at: Point = [0, 0]
  for (const [, letter = '', rest = ''] of text.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/gi)) {
    const command = letter.toUpperCase() as Command
    const numbers = (rest.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []).map(Number)
    const size = sizes[command]
    if (size === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % size > 0) throw new Error(`The path is broken: ${text}`)
    for (let next = 0; next < Math.max(size, numbers.length); next += size) {
      const points = pointsOf(command, numbers.slice(next, next + size), at, letter !== command)
      outline.push(segmentOf(command === 'M' && next > 0 ? 'L' : command, at, points))
      at = points.at(-1) ?? at
    }
    if (size === 0) outline.push({ command: 'Z', points: [] })
  }
  return { ...paint, outline }
}

const pointsOf = (command: Command, numbers: readonly number[], [x, y]: Point, isRelative: boolean): readonly Point[] => {
  const [left, top] = isRelative ? [x, y] : [0, 0]
  const [first = 0] = numbers
  if (command === 'H') return [[left + first, y]]
  if (command === 'V') return [[x, top + first]]
  return numbers.flatMap((value, n): readonly Point[] => (n % 2 ? [] : [[left + value, top + (numbers[n + 1] ?? 0)]]))
}

/** A curve with one control point is one with two. */
const segmentOf = (command: Command, from: Point, points: readonly Point[]): Segment => {
  const [control = from, end = from] = points
  if (command === 'Q') return { command: 'C', points: [mix(from, control, 2 / 3), mix(end, control, 2 / 3), end] }
  return { command: command === 'M' || command === 'C' ? command : 'L', points }
}

/** Distance of the control points of a quarter of a circle. */
const bend = 0.5523

/** Returns an ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint): Shape => {
  const bx = rx * bend
  const by = ry * bend
  return path(
    `M${x - rx} ${y}C${x - rx} ${y - by} ${x - bx} ${y - ry} ${x} ${y - ry}C${x + bx} ${y - ry} ${x + rx} ${y - by} ${x + rx} ${y}` +
      `C${x + rx} ${y + by} ${x + bx} ${y + ry} ${x} ${y + ry}C${x - bx} ${y + ry} ${x - rx} ${y + by} ${x - rx} ${y}Z`,
    paint,
  )
}

/** Returns a circle. */
export const circle = (x: number, y: number, radius: number, paint: Paint): Shape => ellipse(x, y, radius, radius, paint)

/** Returns a rectangle, with round corners of a radius. */
export const box = (x: number, y: number, width: number, height: number, paint: Paint, radius = 0): Shape => {
  if (radius === 0) return path(`M${x} ${y}h${width}v${height}h${-width}Z`, paint)
  const across = width - 2 * radius
  const down = height - 2 * radius
  return path(
    `M${x + radius} ${y}h${across}q${radius} 0 ${radius} ${radius}v${down}q0 ${radius} ${-radius} ${radius}` +
      `h${-across}q${-radius} 0 ${-radius} ${-radius}v${-down}q0 ${-radius} ${radius} ${-radius}Z`,
    paint,
  )
}

/** Returns the point at a distance from the origin in a direction, in degrees clockwise from the top. */
export const around = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
}

/** Returns a closed shape with straight sides. */
export const polygon = (points: readonly Point[], paint: Paint): Shape => ({
  ...paint,
  outline: [...points.map((point, n): Segment => ({ command: n ? 'L' : 'M', points: [point] })), { command: 'Z', points: [] }],
})

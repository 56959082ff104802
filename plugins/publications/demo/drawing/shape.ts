/** Point of a drawing; y grows downwards. */
export type Point = readonly [x: number, y: number]

/** Part of an outline: a move, a line, a curve with its two control points and its end, or the line that closes it. */
export interface Segment {
  readonly command: 'M' | 'L' | 'C' | 'Z'
  readonly points: readonly Point[]
}

/** Fill and stroke of a shape; one that is not given is not painted. */
export interface Paint {
  readonly fill?: string
  readonly stroke?: string
  /** Width of the stroke, by default 4. */
  readonly width?: number
  /** Length of the dashes of the stroke, and of the gaps between them. */
  readonly dashes?: number
}

/** Flat shape of a drawing. */
export interface Shape extends Paint {
  readonly outline: readonly Segment[]
}

/** Shapes, the lowest first. */
export type Drawing = readonly Shape[]

/** Colours of the drawings, those of crayons. */
export const crayon = {
  yellow: '#ffcf1f',
  cream: '#fff3c4',
  orange: '#e0702a',
  peach: '#f6b48f',
  red: '#b3261e',
  pink: '#f2b8c6',
  brown: '#7a4a21',
  sand: '#e0b078',
  green: '#17713f',
  mint: '#8cc7a1',
  blue: '#1b58b0',
  sky: '#cfe0f7',
  purple: '#3d1a73',
  lilac: '#bfa3ff',
  grey: '#8c8496',
  skin: '#f6c9a0',
  ink: '#17121f',
  white: '#ffffff',
} as const

/** Places a drawing: enlarged or mirrored about its origin, turned clockwise by degrees, then moved. */
export interface Place {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly angle?: number
  readonly mirrored?: boolean
}

const map = (drawing: Drawing, scale: number, move: (point: Point) => Point): Drawing =>
  drawing.map((shape) => ({
    ...shape,
    width: (shape.width ?? 4) * scale,
    ...(shape.dashes !== undefined && { dashes: shape.dashes * scale }),
    outline: shape.outline.map(({ command, points }) => ({ command, points: points.map(move) })),
  }))

/** Returns a drawing at a place. */
export const place = (drawing: Drawing, { x = 0, y = 0, size = 1, angle = 0, mirrored = false }: Place): Drawing => {
  const cos = Math.cos((angle * Math.PI) / 180) * size
  const sin = Math.sin((angle * Math.PI) / 180) * size
  return map(drawing, size, ([left, top]) => {
    const from = mirrored ? -left : left
    return [x + from * cos - top * sin, y + from * sin + top * cos]
  })
}

/** Returns so many drawings around the origin, evenly turned. */
export const ring = (count: number, drawing: (n: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, n) => place(drawing(n), { angle: (360 / count) * n })).flat()

/** Returns so many drawings one after another. */
export const row = (count: number, drawing: (n: number) => Drawing): Drawing => Array.from({ length: count }, (_, n) => drawing(n)).flat()

/** Returns a drawing as a page to colour: white within dark lines of one width; what is dark, such as eyes, stays so. */
export const outlined = (drawing: Drawing, width = 1.5): Drawing =>
  drawing.map(({ outline, fill }) => ({
    outline,
    ...(fill !== undefined && { fill: fill === crayon.ink ? fill : crayon.white }),
    stroke: crayon.ink,
    width,
  }))

import type { Drawing, Shape } from './shape.ts'

const round = (value: number): string => String(Math.round(value * 10) / 10)

const pathOf = ({ outline, fill = 'none', stroke, width = 4, dashes }: Shape): string => {
  const dash = dashes === undefined ? '' : ` stroke-dasharray="${round(dashes)}"`
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${round(width)}"${dash}`
  const data = outline.map(({ command, points }) => command + points.flat().map(round).join(' ')).join('')
  return `<path d="${data}" fill="${fill}"${line}/>`
}

/** Size of a drawing in its own units, and how large it is shown. */
interface Size {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Returns a drawing as SVG. */
export const svgOf = (drawing: Drawing, { width, height, scale }: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">` +
  `<g stroke-linecap="round" stroke-linejoin="round">${drawing.map(pathOf).join('')}</g></svg>`

/** Colours of the demo's drawings. */
export const crayons = {
  white: '#ffffff',
  paper: '#fff7e3',
  sand: '#f3dcb5',
  sun: '#ffcf1f',
  orange: '#e0702a',
  red: '#b3261e',
  brown: '#7a4a21',
  mint: '#cfe6d2',
  green: '#5f9a6a',
  sky: '#cfe0f7',
  lilac: '#cdb9ee',
  violet: '#3d1a73',
  black: '#17121f',
} as const

/** Fills a path. */
export const area = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`

/** Draws a line along a path. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Fills an ellipse, by its centre; without a height, a circle. */
export const dot = (x: number, y: number, colour: string, radius: number, height = radius): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${height}" fill="${colour}"/>`

/** Moves a drawing; turns it by degrees and scales it, both about its own origin. */
export const place = (drawing: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${x.toFixed()} ${y.toFixed()}) rotate(${turn.toFixed()}) scale(${scale})">${drawing}</g>`

/** Grain through which the paper shows, as it does under wax crayons. */
const grain =
  '<filter id="grain" filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".12 .3" numOctaves="3" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 0 0 0 -2.3"/><feComposite in="SourceGraphic" operator="in"/></filter>'

/** Pixels of a drawing for each of its units: fewer take less time at the first start. */
const scale = 0.8

/** Returns the SVG of drawings on a paper. */
export const drawingOn = (paper: string, [width, height]: readonly [number, number], ...drawings: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">` +
  `<defs>${grain}</defs>` +
  `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/><g filter="url(#grain)">${drawings.join('')}</g></svg>`

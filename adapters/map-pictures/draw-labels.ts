import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'
import type { MapColours } from '#core/ports/map-pictures.ts'
import { type Label, labelSize } from './choose-labels.ts'
import type { MapView } from './map-view.ts'

const require = createRequire(import.meta.url)

const fonts = ['latin', 'latin-ext'].map((subset) => ({
  name: subset,
  weight: 500 as const,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/onest/files/onest-${subset}-500-normal.woff`)),
}))

/** Width of the box in which a label is centred, pixels. */
const boxWidth = 300

/** Draws labels as outlines of the page's own font, so that the picture does not depend on the fonts of the server. */
export const drawLabels = async ({ width, height }: MapView, labels: readonly Label[], colours: MapColours): Promise<string> => {
  if (labels.length === 0) return ''
  const children = labels.map(({ text, x, y, angle, kind }) => ({
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        whiteSpace: 'nowrap',
        left: x - boxWidth / 2,
        top: y - 10,
        width: boxWidth,
        height: 20,
        transform: `rotate(${angle.toFixed(1)}deg)`,
        fontSize: labelSize[kind],
        color: kind === 'street' ? colours.streetName : colours.muted,
      },
      children: text,
    },
  }))
  const style = { display: 'flex', position: 'relative', width: '100%', height: '100%', fontFamily: 'latin, latin-ext' }
  const svg = await satori({ type: 'div', props: { style, children } } as never, { width, height, fonts })
  const outlines = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  return `<g stroke="${colours.halo}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke">${outlines}</g>`
}

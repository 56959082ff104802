import type { FacilityType } from '#core/facilities/facility-type.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Returns the pin style of a facility type: yellow for the youngest children, purple for kindergartens, white for schools. */
const pinStyleOf = (type: FacilityType | undefined) =>
  type === undefined
    ? 'some'
    : type === 'primary_school'
      ? 'school'
      : type === 'nursery' || type === 'toddler_club' || type === 'day_guardian'
        ? 'small'
        : 'big'

const shape = (d: string, part: string) => {
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', d)
  path.dataset['part'] = part
  return path
}

const crayon = () => {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 26 38')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(
    shape('M4 3.5h18v17L15.6 34.4a2.9 2.9 0 0 1-5.2 0L4 20.5z', 'wax'),
    shape('M9.4 31.3l1 3.1a2.9 2.9 0 0 0 5.2 0l1-3.1c-1.9 1.1-5.3 1.1-7.2 0z', 'tip'),
    shape('M4 8.5h18v4H4z', 'band'),
    shape('M4 3.5h18v17L15.6 34.4a2.9 2.9 0 0 1-5.2 0L4 20.5z', 'line'),
  )
  return drawing
}

/** Creates a pin whose tip marks the location: a crayon of 26 × 38 px, or with a `text` a label. */
export const pinElement = (type: FacilityType | undefined, name: string, text: string | null): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['pin'] = pinStyleOf(type)
  button.setAttribute('aria-label', text === null ? name : `${name}, ${text}`)
  if (text === null) button.append(crayon())
  else {
    button.dataset['text'] = ''
    const label = document.createElement('span')
    label.textContent = text
    button.append(label)
  }
  return button
}

/** Diameters of the six sizes in the style sheet, pixels, and the counts from which they apply. */
const sizes = [
  { from: 0, diameter: 30 },
  { from: 5, diameter: 36 },
  { from: 20, diameter: 43 },
  { from: 75, diameter: 50 },
  { from: 250, diameter: 58 },
  { from: 1000, diameter: 66 },
] as const
const sizeOf = (count: number) => sizes.findLastIndex(({ from }) => count >= from)

/** Width of the ring around the largest disc, pixels. */
export const haloWidth = 11

/** Returns the radius of a cluster's disc, pixels. */
export const dotRadius = (count: number): number => (sizes[sizeOf(count)]?.diameter ?? 0) / 2

/** Creates the disc of a cluster; its size and colour grow with the count. */
export const dotElement = (count: number, text: string, name: string): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['dot'] = String(sizeOf(count))
  button.setAttribute('aria-label', name)
  // MapLibre positions the button by its transform, so hover effects scale the inner element.
  const disc = document.createElement('span')
  disc.textContent = text
  button.append(disc)
  return button
}

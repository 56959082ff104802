import type { FacilityType } from '#core/facilities/facility-type.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Returns the pin style of a facility type: yellow for the youngest children, purple for kindergartens, dark for schools. */
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

/** Creates a pin in the shape of a crayon, 26 × 38 px; its tip marks the location. */
export const pinElement = (type: FacilityType | undefined, name: string): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['pin'] = pinStyleOf(type)
  button.setAttribute('aria-label', name)
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 26 38')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(
    shape('M4 3.5h18v17L15.6 34.4a2.9 2.9 0 0 1-5.2 0L4 20.5z', 'wax'),
    shape('M9.4 31.3l1 3.1a2.9 2.9 0 0 0 5.2 0l1-3.1c-1.9 1.1-5.3 1.1-7.2 0z', 'tip'),
    shape('M4 8.5h18v4H4z', 'band'),
    shape('M4 3.5h18v17L15.6 34.4a2.9 2.9 0 0 1-5.2 0L4 20.5z', 'line'),
  )
  button.append(drawing)
  return button
}

/** Diameters of the five sizes in the style sheet, pixels. */
const diameters = [32, 38, 44, 50, 56] as const
const sizeOf = (count: number) => Math.min(diameters.length - 1, Math.floor(Math.log10(count) * 1.6))

/** Returns the radius of a cluster's dot, pixels. */
export const dotRadius = (count: number): number => (diameters[sizeOf(count)] ?? 0) / 2

/** Creates the dot of a cluster; its size grows with the count. */
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

import { isWhole } from './drawing-shape.ts'

/** Patterns that a drawing must not contain: it is shown as it is, to children and their parents, and must reach nobody else. */
const forbidden = [
  [/<\s*(?:[\w-]+:)?script/i, 'contains a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'contains an event handler'],
  [/javascript:/i, 'contains an address with a script'],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, 'contains a page of another kind'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'contains a DOCTYPE'],
  [/@import/i, 'contains an address of another file'],
  [/url\((?!\s*["']?#)/i, 'contains an address of another file'],
  [/\b(?:href|src)\s*=(?!\s*["']?#)/i, 'contains an address of another file'],
  [/(?:[a-z]+:)?\/\/[\w.-]+/i, 'contains a foreign address'],
] as const

const decoded = (text: string) =>
  text.replaceAll(/&#(x[0-9a-f]+|\d+);/gi, (_, code: string) => {
    const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })

const namespaces = /\bxmlns(?::[a-z]+)?\s*=\s*(["'])http:\/\/www\.w3\.org\/[^"']*\1/gi
const pictures = /data:image\/(?:png|webp|jpeg);base64,[\w+/=\s]*/gi

/** Returns what is wrong with an SVG drawing of a theme. */
export const drawingFaults = (svg: string): readonly string[] => {
  const text = decoded(svg).replaceAll(namespaces, '').replaceAll(pictures, '#')
  return [
    ...(/^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b[^>]*\bviewBox=/.test(text) ? [] : ['is no drawing <svg> with a viewBox']),
    ...(isWhole(svg) ? [] : ['is cut off, or some of its tags are not closed']),
    ...new Set(forbidden.flatMap(([pattern, fault]) => (pattern.test(text) ? [fault] : []))),
  ]
}

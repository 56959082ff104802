import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { palettes } from '../drawings/cover-motifs.ts'
import { FacilityCover } from './FacilityCover.tsx'

const markupOf = (kind: (typeof facilityTypes)[number], name: string) => renderToStaticMarkup(<FacilityCover kind={kind} name={name} />)

test('renders the same cover for the same kind and name', () => {
  expect(markupOf('nursery', 'Miś')).toBe(markupOf('nursery', 'Miś'))
})

test('renders different covers of at most 2 KB without ids', () => {
  const covers = facilityTypes.flatMap((kind) => Array.from({ length: 60 }, (_, n) => markupOf(kind, `Placówka ${n}`)))
  expect(new Set(covers).size).toBeGreaterThan(80)
  expect(Math.max(...covers.map((cover) => cover.length))).toBeLessThanOrEqual(2048)
  expect(covers.join('')).not.toMatch(/ (id|style)=/)
})

test('the style sheet has the same palettes', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'facility-cover.module.css'), 'utf8')
  for (const [n, { sky, background, main, light }] of palettes.entries())
    expect(css).toContain(
      `.palette${n} { --sky: ${sky}; --hill: ${background}; --shape: ${main}; --light: ${light}; }`.replace(/#\w+/g, (colour) =>
        colour.toLowerCase(),
      ),
    )
})

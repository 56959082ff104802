import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { FacilityCover } from './FacilityCover.tsx'

const drawn = (kind: (typeof facilityTypes)[number], name: string) => renderToStaticMarkup(<FacilityCover kind={kind} name={name} />)

test('a cover is the same for the same kind and name', () => {
  expect(drawn('nursery', 'Miś')).toBe(drawn('nursery', 'Miś'))
})

test('covers differ, weigh at most 2 KB and bear no id', () => {
  const covers = facilityTypes.flatMap((kind) => Array.from({ length: 60 }, (_, n) => drawn(kind, `Placówka ${n}`)))
  expect(new Set(covers).size).toBeGreaterThan(80)
  expect(Math.max(...covers.map((cover) => cover.length))).toBeLessThanOrEqual(2048)
  expect(covers.join('')).not.toMatch(/ (id|style)=/)
})

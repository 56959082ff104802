import { expect, test } from 'vitest'
import { toEmBreakpoints } from './em-breakpoints.ts'

test('J9.3 widths at which a layout changes are in em, so that they follow the letters of the browser', () => {
  expect(toEmBreakpoints('@media (min-width: 768px) { .a { inline-size: 768px; } }')).toBe(
    '@media (min-width: 48em) { .a { inline-size: 768px; } }',
  )
  expect(toEmBreakpoints('@media (max-width: 767px) and (pointer: coarse){}')).toBe('@media (max-width: 47.9375em) and (pointer: coarse){}')
  expect(toEmBreakpoints('@container (min-width: 600px) {}')).toBe('@container (min-width: 37.5em) {}')
  expect(toEmBreakpoints('@container (max-height: 34rem) {}')).toBe('@container (max-height: 34rem) {}')
})

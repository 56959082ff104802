import { expect, test } from 'vitest'
import { factText, inOrder } from './fact-text.ts'

const t = (key: string) => `<${key}>`

test('SP-02 facts are shown in words: terms by their names, money in złoty, minutes as time of day', () => {
  expect(factText('type', 'nursery', t)).toBe('<tags.specialization.nursery>')
  expect(factText('suspended', false, t)).toBe('<support.no>')
  expect(factText('fees', { month: 146_000, mealsDay: 2_150, discounts: null }, t)).toBe(
    '<support.part.month>: 1460,00 zł · <support.part.mealsDay>: 21,50 zł',
  )
  expect(factText('hours', { open_at: 390, close_at: 1080, is_open_saturday: false }, t)).toBe(
    '<support.part.open_at>: 06:30 · <support.part.close_at>: 18:00 · <support.part.is_open_saturday>: <support.no>',
  )
  expect(factText('places', { places: 40, enrolled: 38 }, t)).toBe('<support.part.places>: 40 · <support.part.enrolled>: 38')
  expect([factText('features', ['garden'], t), factText('street', 'ul. Leśna', t)]).toEqual(['<tags.features.garden>', 'ul. Leśna'])
})

test('facts follow one order, unknown ones last', () => {
  expect(inOrder(['new', 'city', 'name'].map((field) => ({ field }))).map(({ field }) => field)).toEqual(['name', 'city', 'new'])
})

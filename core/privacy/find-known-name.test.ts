import { expect, test } from 'vitest'
import { findKnownName } from './find-known-name.ts'

const names = ['Renata', 'Rodzicka-Nowak', 'Jan', 'Олена']

test.each([
  ['Pani Renata pytała', 'Renata'],
  ['pytanie pani rodzickiej, RODZICKA odpowiada', 'RODZICKA'],
  ['Odpowiadamy pani Renacie i panu Nowakowi', 'Nowakowi'],
  ['Pytanie Rodzickiej', 'Rodzickiej'],
  ['jan', 'jan'],
  ['Дякуємо, Олена!', 'Олена'],
])('finds a name in: %s', (text, found) => {
  expect(findKnownName(text, names)).toBe(found)
})

test.each(['Renatka to lalka', 'Janina i Januszek', 'renaty', 'Nowakowska ulica', ''])('leaves other words alone: %s', (text) => {
  expect(findKnownName(text, names)).toBeNull()
})

import { expect, test } from 'vitest'
import { addressWithoutEmpty } from './without-empty-parameters.ts'

test('CA-05 fields that a form sends empty are left out of the address', () => {
  expect(addressWithoutEmpty('/zlobki/malopolskie/krakow?cena-od=&cena-do=&sektor=publiczne')).toBe(
    '/zlobki/malopolskie/krakow?sektor=publiczne',
  )
  expect(addressWithoutEmpty('/szukaj?q=')).toBe('/szukaj')
})

test('CA-05 an address without empty fields stays as it is', () => {
  for (const address of ['/', '/szukaj?q', '/szukaj?q=a%20b&page=2', '/x?a==', '/x?q=%20']) expect(addressWithoutEmpty(address)).toBeNull()
})

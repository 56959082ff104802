import { expect, test } from 'vitest'
import { makeAddressBook } from './address-book.ts'

const at = (street: string | null, building_number: string | null, post_code: string | null, longitude: number) => ({
  street,
  building_number,
  post_code,
  longitude,
  latitude: 50,
})
const street = (name: string, longitude: number) => ({ street: name, building_number: null, longitude, latitude: 50 })
const book = makeAddressBook(
  'Kraków',
  [
    at('ul. Długa', '5', '31-147', 19.93),
    at('ul. Długa', '60', '31-146', 19.94),
    at('ul. Jana Matejki', '2', '31-157', 19.95),
    at('os. Centrum A', '1', '31-147', 19.97),
    at(null, '12', null, 19.99),
  ],
  [street('Floriańska', 19.91), street('Długa', 19.92), street('Aleja Pokoju', 19.9)],
)

test.each([
  ['Długa 5', 'ul. Długa 5', 19.93],
  ['ulica dluga 60/3, Kraków', 'ul. Długa 60', 19.94],
  ['Długa 5, 31-147 Kraków', 'ul. Długa 5', 19.93],
  ['matejki', 'ul. Jana Matejki', 19.95],
  ['Długa Kraków', 'Długa', 19.92],
  ['Długa 7', 'Długa', 19.92],
  ['floriańska 3', 'Floriańska', 19.91],
  ['al. Pokoju', 'Aleja Pokoju', 19.9],
  ['31-157', '31-157', 19.95],
  ['31-147 Kraków', '31-147', 19.97],
])('CA-09 finds %s as %s', (text, label, longitude) => {
  expect(book.find(text)).toEqual({ label, longitude, latitude: 50 })
})

test.each(['Krótka 5', '00-001', 'Kraków', '12', '', '%', 'Długa 5 m. x, Nowa Huta'])('CA-09 finds no address for %j', (text) => {
  expect(book.find(text)).toBeNull()
})

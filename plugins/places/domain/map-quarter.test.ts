import { expect, test } from 'vitest'
import { readMapQuarter } from './map-quarter.ts'

const read = (properties: Readonly<Record<string, string | number | boolean>>) =>
  readMapQuarter({ longitude: 18.5, latitude: 54.4, properties })

test('CA-11 reads quarters by their kind, under the name that people write', () => {
  expect([
    read({ name: 'Oliwa', kind_detail: 'suburb' }),
    read({ name: 'Olechów - Janów', kind_detail: 'quarter' }),
    read({ name: 'Jelitkowo (plaża)', kind_detail: 'neighbourhood' }),
  ]).toEqual([
    { name: 'Oliwa', longitude: 18.5, latitude: 54.4, rank: 1 },
    { name: 'Olechów-Janów', longitude: 18.5, latitude: 54.4, rank: 2 },
    { name: 'Jelitkowo', longitude: 18.5, latitude: 54.4, rank: 3 },
  ])
})

test.each([
  { name: 'Gdańsk', kind_detail: 'city' },
  { name: 'Oliwa' },
  { kind_detail: 'suburb' },
  { name: 7, kind_detail: 'suburb' },
  { name: '(plaża)', kind_detail: 'suburb' },
  { name: 'Osiedle TBS', kind_detail: 'neighbourhood' },
])('CA-11 %o is no quarter', (properties) => expect(read(properties as never)).toBeNull())

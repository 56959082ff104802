import { describe, expect, test } from 'vitest'
import { someTags } from '#plugins/publications/testing/tag-lookup.ts'
import type { CountedTag } from '../../contract/material.ts'
import { chosenTags, parseFilter, toggled, zoneAddress } from './filters.ts'

const address = (text: string) => {
  const params = new URLSearchParams(text)
  return parseFilter(Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])))
}

describe('TZ-02 filters in the address', () => {
  test('are read from values that are repeated or separated by commas, each once', () => {
    const filter = { q: 'mandala', publication_topic: 'jesien,zima', age_groups: '3-latki' }
    expect(address('temat=jesien,zima&wiek=3-latki&q=mandala')).toEqual(filter)
    expect(address('q=+mandala+&wiek=3-latki&temat=jesien&temat=zima,jesien')).toEqual(filter)
  })

  test('empty fields of a form, unknown parameters and what is no parameter of a tag are no filters', () => {
    expect(address('q=&temat=&rodzaj=,,&page=2&status=draft&wiek=%3Cb%3E,Tanie%20opony')).toEqual({})
  })

  test('are cut where nobody writes so many', () => {
    const { q, publication_scope } = address(`q=${'a'.repeat(500)}&rodzaj=${Array.from({ length: 99 }, (_, n) => `r${n}`).join()}`)
    expect([q?.length, publication_scope?.split(',').length]).toEqual([200, 30])
  })

  test.each(['', '?temat=jesien', '?temat=jesien,zima&wiek=3-latki&rodzaj=piosenka&okazja=andrzejki&q=mandala+%26+li%C5%9Bcie'])(
    'are written as they are read: %s',
    (query) => {
      const filter = address(query)
      expect([zoneAddress(filter), zoneAddress(filter, 2)]).toEqual([
        `/strefa-nauczyciela${query}`,
        `/strefa-nauczyciela${query}${query === '' ? '?' : '&'}page=2`,
      ])
    },
  )
})

test('a tag is added to the others of its category, and taken away by the same link', () => {
  const filter = { q: 'liście', publication_topic: 'jesien' }
  const both = toggled(filter, 'publication_topic', 'zima')
  expect(both).toEqual({ q: 'liście', publication_topic: 'jesien,zima' })
  expect(toggled(both, 'publication_topic', 'zima')).toEqual(filter)
  expect(toggled(filter, 'publication_topic', 'jesien')).toEqual({ q: 'liście' })
  expect(toggled(filter, 'age_groups', '3-latki')).toEqual({ ...filter, age_groups: '3-latki' })
})

test('chosen tags are in the order of the filters; one that does not exist has no name', () => {
  const known: readonly CountedTag[] = [someTags.worksheet, someTags.autumn].map((tag) => ({ ...tag, count: 1 }))
  const chosen = chosenTags({ publication_scope: 'karta-pracy', publication_topic: 'nie-ma,jesien' }, known)
  expect(chosen.map(({ param, tag }) => [param, tag?.id])).toEqual([
    ['nie-ma', undefined],
    ['jesien', someTags.autumn.id],
    ['karta-pracy', someTags.worksheet.id],
  ])
})

import { expect, test } from 'vitest'
import { filtersOf } from '#config/quality/testing/judge-reading.ts'
import { seededFacets } from '#config/quality/testing/read-sentences.ts'
import { meaningsBy } from '../testing/chosen-by.ts'
import { readFilters } from './filters.ts'
import { compileVocabulary } from './vocabulary.ts'

const vocabulary = compileVocabulary(seededFacets.all)
const read = (text: string) =>
  meaningsBy((input) => readFilters(vocabulary, input), text).flatMap((meaning) =>
    meaning.kind === 'filter' ? filtersOf(meaning.selection) : [meaning.kind],
  )

test.each([
  ['przedszkole bez montessori', ['category=przedszkola', 'not ownership=montessori']],
  ['nie montessori', ['not ownership=montessori']],
  ['nie montessori ani katolickie', ['not ownership=katolicka,montessori']],
  ['byle nie prywatne', ['not sector=niepubliczne']],
  ['nie chcę żadnego monitoringu', ['not features=monitoring']],
  ['bez glutenu', ['features=diety']],
  ['ogród niepotrzebny', ['link']],
  ['nie tylko montessori', ['ownership=montessori']],
  ['nie prywatny', ['not sector=niepubliczne']],
  ['не католицький', ['not ownership=katolicka']],
  ['без монтессорі', ['not ownership=montessori']],
  ['not montessori', ['not ownership=montessori']],
  ['anything but a private nursery', ['not sector=niepubliczne', 'category=zlobki']],
  ['without catering', ['not features=catering']],
  ['without homework', ['unmet']],
  ['no homework', []],
  ['bez kapci', ['unmet']],
  ['przedszkole', ['category=przedszkola']],
  ['montessori', ['ownership=montessori']],
])('what “%s” wants and denies is %j', (text, filters) => expect(read(text)).toEqual(filters))

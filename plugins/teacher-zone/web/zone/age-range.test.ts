import { expect, test } from 'vitest'
import { ageRangeOf } from './age-range.ts'

const ages = (...keys: readonly string[]) => keys.map((key) => ({ category: 'age_groups' as const, key }))

test('tags of ages are one range of years; tags of other categories and groups of support are none', () => {
  expect(ageRangeOf(ages('four_year_olds', 'three_year_olds'))).toBe('3-4')
  expect(ageRangeOf(ages('mixed_age_kindergarten', 'two_year_olds'))).toBe('2-6')
  expect(ageRangeOf([...ages('after_school_club'), { category: 'publication_topic', key: 'three_year_olds' }])).toBeNull()
})

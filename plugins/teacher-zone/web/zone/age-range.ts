import type { TagView } from '#plugins/tags/contract/ui.ts'

/** First and last year of children's age by key of an age group; groups that support has made are not known. */
const years: Readonly<Record<string, readonly [number, number]>> = {
  weeks_20_to_months_12: [0, 1],
  months_12_to_18: [1, 1],
  months_18_to_24: [1, 2],
  two_year_olds: [2, 2],
  two_and_a_half_year_olds: [2, 3],
  three_year_olds: [3, 3],
  four_year_olds: [4, 4],
  five_year_olds: [5, 5],
  six_year_olds: [6, 6],
  early_school: [7, 9],
  mixed_age_nursery: [0, 3],
  mixed_age_kindergarten: [3, 6],
}

/** Returns the ages that tags name as `typicalAgeRange` of schema.org, `3-4`; `null` where they name none. */
export const ageRangeOf = (tags: readonly Pick<TagView, 'category' | 'key'>[]): string | null => {
  const ranges = tags.flatMap(({ category, key }) => (category === 'age_groups' && years[key] ? [years[key]] : []))
  if (ranges.length === 0) return null
  return `${Math.min(...ranges.map(([from]) => from))}-${Math.max(...ranges.map(([, to]) => to))}`
}

import type { TagView } from '#plugins/tags/contract/ui.ts'
import { yearsOfGroup } from '../../contract/age-years.ts'

/** Returns the ages that tags name as `typicalAgeRange` of schema.org, `3-4`; `null` where they name none. */
export const ageRangeOf = (tags: readonly Pick<TagView, 'category' | 'key'>[]): string | null => {
  const ranges = tags.flatMap(({ category, key }) => (category === 'age_groups' && yearsOfGroup[key] ? [yearsOfGroup[key]] : []))
  if (ranges.length === 0) return null
  return `${Math.min(...ranges.map(([from]) => from))}-${Math.max(...ranges.map(([, to]) => to))}`
}

import { expect, test } from 'vitest'
import type { NewsTagCategory, NewsVisibility } from '#plugins/publications/contract/terms.ts'
import { relatedTo } from './related-materials.ts'
import type { ListedMaterial } from './select-materials.ts'

const categoryOf = (tag: string): NewsTagCategory =>
  tag.startsWith('topic') ? 'publication_topic' : tag.startsWith('scope') ? 'publication_scope' : 'age_groups'
const material = (id: string, tag_ids: readonly string[], visibility: NewsVisibility = 'public'): ListedMaterial => ({
  id,
  tag_ids,
  visibility,
})

const shown = material('shown', ['topic autumn', 'scope song', 'age 3'])
const newestFirst = [
  material('same age', ['topic winter', 'age 3']),
  material('same kind', ['topic winter', 'scope song']),
  material('for teachers', ['topic autumn'], 'private'),
  material('newer', ['topic autumn', 'scope game']),
  shown,
  material('older', ['topic autumn', 'scope song']),
]

test('after a material come those of its topic, then those of its kind; never itself or what not everybody reads', () => {
  expect(relatedTo(shown, newestFirst, { limit: 9, categoryOf })).toEqual(['newer', 'older', 'same kind'])
  expect(relatedTo(shown, newestFirst, { limit: 1, categoryOf })).toEqual(['newer'])
  expect(relatedTo(material('untagged', []), newestFirst, { limit: 9, categoryOf })).toEqual([])
})

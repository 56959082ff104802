import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NewsTagCategory } from '#plugins/publications/contract/terms.ts'
import { type ListedMaterial, selectMaterials } from './select-materials.ts'

const categoryOf = (tag: string): NewsTagCategory | undefined =>
  tag.startsWith('t') ? 'publication_topic' : tag.startsWith('a') ? 'age_groups' : undefined
const options = { categoryOf, reads: ['public'] } as const
const material = (id: string, ...tag_ids: readonly string[]): ListedMaterial => ({ id, tag_ids, visibility: 'public' })
const materials = [material('1', 't1', 'a3'), material('2', 't1', 't2'), material('3', 't2', 'a3', 'a4'), material('4')]

test('TZ-02 materials match at least one chosen tag in each category with chosen tags', () => {
  const idsOf = (selection: Parameters<typeof selectMaterials>[1]['selection']) => selectMaterials(materials, { ...options, selection }).ids
  expect(idsOf({})).toEqual(['1', '2', '3', '4'])
  expect(idsOf({ publication_topic: ['t1'], age_groups: [] })).toEqual(['1', '2'])
  expect(idsOf({ publication_topic: ['t1', 't2'], age_groups: ['a3'] })).toEqual(['1', '3'])
  expect(idsOf({ publication_topic: ['none'] })).toEqual([])
})

test('TZ-04 what a caller may not read is neither listed nor counted', () => {
  const hidden = [...materials, { ...material('5', 't1'), visibility: 'private' as const }]
  const forEverybody = selectMaterials(hidden, { ...options, selection: {} })
  expect([forEverybody.ids.length, forEverybody.counts.get('t1')]).toEqual([4, 2])
  const forTeachers = selectMaterials(hidden, { ...options, reads: ['public', 'private'], selection: {} })
  expect([forTeachers.ids.length, forTeachers.counts.get('t1')]).toEqual([5, 3])
})

test('the count of a tag is what the list has once that tag alone is chosen in its category', () => {
  const tags = ['t1', 't2', 't3', 'a3', 'a4']
  const some = fc.subarray(tags)
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), some, (lists, chosen) => {
      const all = lists.map((tag_ids, at) => material(String(at), ...tag_ids))
      const selection = {
        publication_topic: chosen.filter((tag) => tag.startsWith('t')),
        age_groups: chosen.filter((tag) => tag.startsWith('a')),
      }
      const { counts } = selectMaterials(all, { ...options, selection })
      for (const tag of tags) {
        const category = categoryOf(tag) ?? 'age_groups'
        const alone = selectMaterials(all, { ...options, selection: { ...selection, [category]: [tag] } })
        expect([tag, counts.get(tag) ?? 0]).toEqual([tag, alone.ids.length])
      }
    }),
  )
})

import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { ownershipKeys } from '#core/facilities/legal-type.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { TagLookup } from '../contract/queries.ts'
import { seedTags } from '../migrations/data/seed-tags.ts'

const database = databaseForTests()

test('there is a tag for each facility type, with a URL value and its category; primary schools have none', async () => {
  const typeTags = await run(database.find(Tagging).typeTags())
  expect(Object.keys(typeTags)).toEqual([...facilityTypes])
  expect(new Set(Object.values(typeTags).map(({ param }) => param)).size).toBe(facilityTypes.length)
  expect([typeTags.nursery.category, typeTags.kindergarten.category, typeTags.primary_school.category]).toEqual([
    'zlobki',
    'przedszkola',
    null,
  ])
})

test('there are tags for all kinds of ownership, and for features', async () => {
  const tagging = database.find(Tagging)
  expect(Object.keys(await run(tagging.ownershipTags()))).toEqual([...ownershipKeys])
  expect(await run(tagging.featureTags())).toMatchObject({ accessible: expect.any(String), garden: expect.any(String) })
})

test('tags of categories are looked up in the order of the vocabulary, whatever the order of the categories', async () => {
  const tags = await run(database.find(TagLookup).ofCategories(['age_groups', 'publication_scope']))
  expect(tags.map(({ key }) => key)).toEqual([...seedTags.publication_scope, ...seedTags.age_groups].map(({ key }) => key))
  expect(await run(database.find(TagLookup).ofCategories([]))).toEqual([])
})

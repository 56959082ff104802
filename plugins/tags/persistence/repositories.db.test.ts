import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { TagLookup } from '../contract/queries.ts'
import { seedTags } from '../migrations/data/seed-tags.ts'
import { describeTagging } from '../testing/describe-tagging.ts'

const platform = startForTests(testPlatform)

describeTagging(() => platform.find(Tagging))

test('tags of categories are looked up in the order of the vocabulary, whatever the order of the categories', async () => {
  const tags = await run(platform.find(TagLookup).ofCategories(['age_groups', 'publication_scope']))
  expect(tags.map(({ key }) => key)).toEqual([...seedTags.publication_scope, ...seedTags.age_groups].map(({ key }) => key))
  expect(await run(platform.find(TagLookup).ofCategories([]))).toEqual([])
})

import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { readPosts } from '#plugins/publications/demo/read-demo-posts.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'

const database = databaseForTests()

test('TZ-03 files of the demo are taken by uploads for what their names say', async () => {
  const { service, user } = await makeUploadsFixture(database)
  const files = readPosts(new URL('./', import.meta.url)).flatMap((post) => post.files)
  expect(files.length).toBeGreaterThan(10)
  for (const { name, mime, read } of files) {
    const stored = await run(service.store(user.id, { purpose: 'material', file: { name, mime, bytes: read() } }))
    expect([stored.mime, stored.name]).toEqual([mime, name])
  }
})

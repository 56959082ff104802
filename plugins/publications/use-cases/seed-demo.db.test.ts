import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import type { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Pictures } from '#core/ports/pictures.ts'
import type { TagLookup } from '#plugins/tags/contract/queries.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { SeedPublicationsDemo } from './seed-demo.ts'

const database = databaseForTests()

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)

test('the demo begins with posts of its facility, once', async () => {
  const fixture = await makeNewsFixture(database)
  const seed = makeOf(SeedPublicationsDemo)({
    ...fixture,
    demoFacilities: { find: () => Effect.succeed(fixture.facilityId) } as DemoFacilities,
    pictures: { draw: () => Effect.succeed(png) } as Pick<Pictures, 'draw'> as Pictures,
    tags: { ...fixture.tags, ofCategories: () => Effect.succeed([]) } as TagLookup,
  })
  for (let time = 0; time < 2; time++) {
    await run(seed())
    expect(await run(fixture.repository.ofFacility(fixture.facilityId))).toHaveLength(5)
  }
})

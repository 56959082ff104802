import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'
import { aCard } from '../testing/memory-catalogue.ts'
import { ReadLayout } from './read-layout.ts'

test('reads the layout data of both categories', async () => {
  const { catalogue, clock, facets } = makeCatalogueFixture(...many(4), aCard({ type: 'kindergarten' }))
  expect(
    await run(makeOf(ReadLayout)({ catalogue, facets, clock, changes: { areFollowed: () => false, subscribe: () => undefined } })()),
  ).toMatchObject({
    zlobki: [{ slug: 'krakow', count: 4 }],
    przedszkola: [{ count: 1 }],
    totals: { zlobki: 4, przedszkola: 1 },
    recommended: { length: 4 },
    today: '2026-11-24',
  })
})

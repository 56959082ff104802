import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { aCard } from '../testing/card-builder.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'
import { ReadLayout } from './read-layout.ts'

const database = databaseForTests()

const news = [{ voivodeship: 'opolskie', total: 3, newest: [{ slug: 'nowa', name: 'Nowa', city: 'Opole', day: '2026-11-01' }] }]
const readLayout = async (...cards: readonly ReturnType<typeof aCard>[]) => {
  const { catalogue, clock, facets } = await makeCatalogueFixture(database, ...cards)
  const requested: unknown[] = []
  const newInRegister = {
    since: (...input: readonly unknown[]) => {
      requested.push(input)
      return Effect.succeed(news)
    },
  }
  const changes = { areFollowed: () => false, subscribe: () => undefined }
  return { requested, layout: await run(makeOf(ReadLayout)({ catalogue, facets, clock, changes, newInRegister })()) }
}

test('reads the layout data of both categories', async () => {
  const rated = { opinion_count: 5, score_total: 5 }
  const { layout, requested } = await readLayout(...many(4, rated), aCard({ type: 'kindergarten', ...rated }))
  expect(layout).toMatchObject({
    zlobki: [{ slug: 'krakow', count: 4 }],
    przedszkola: [{ count: 1 }],
    totals: { zlobki: 4, przedszkola: 1 },
    recommended: { length: 5 },
    newInRegister: [],
    today: '2026-11-24',
  })
  expect(requested).toEqual([])
})

test('SM-19 reads what is new in the registers of the last thirty days where no facility may be recommended', async () => {
  const { layout, requested } = await readLayout()
  expect(layout).toMatchObject({ recommended: [], newInRegister: news })
  expect(requested).toEqual([['2026-10-25', 1]])
})

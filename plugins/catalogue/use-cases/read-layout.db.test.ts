import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'
import { aCard } from '../testing/memory-catalogue.ts'
import { ReadLayout } from './read-layout.ts'

const news = [{ voivodeship: 'opolskie', total: 3, newest: [{ slug: 'nowa', name: 'Nowa', city: 'Opole', day: '2026-11-01' }] }]
const readLayout = (...cards: readonly ReturnType<typeof aCard>[]) => {
  const { catalogue, clock, facets } = makeCatalogueFixture(...cards)
  const requested: unknown[] = []
  const newInRegister = {
    since: (...input: readonly unknown[]) => {
      requested.push(input)
      return Effect.succeed(news)
    },
  }
  const changes = { areFollowed: () => false, subscribe: () => undefined }
  return { requested, layout: run(makeOf(ReadLayout)({ catalogue, facets, clock, changes, newInRegister })()) }
}

test('reads the layout data of both categories', async () => {
  const { layout, requested } = readLayout(...many(4), aCard({ type: 'kindergarten' }))
  expect(await layout).toMatchObject({
    zlobki: [{ slug: 'krakow', count: 4 }],
    przedszkola: [{ count: 1 }],
    totals: { zlobki: 4, przedszkola: 1 },
    recommended: { length: 4 },
    newInRegister: [],
    today: '2026-11-24',
  })
  expect(requested).toEqual([])
})

test('SM-19 reads what is new in the registers of the last thirty days where no facility may be recommended', async () => {
  const { layout, requested } = readLayout()
  expect(await layout).toMatchObject({ recommended: [], newInRegister: news })
  expect(requested).toEqual([['2026-10-25', 1]])
})

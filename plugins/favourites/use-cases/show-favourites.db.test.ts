import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ListedCard } from '#plugins/catalogue/contract/listed-card.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { maxFavourites } from '../contract/limits.ts'
import { makeFavouritesFixture } from '../testing/favourites-fixture.ts'
import { ShowFavourites } from './favourites.ts'

const database = databaseForTests()

const setUp = () => {
  const fixture = makeFavouritesFixture(database)
  const requested: (readonly string[])[] = []
  const cards: FacilityCards = {
    byIds: () => Effect.succeed('[]'),
    listed: (ids) =>
      Effect.gen(function* () {
        requested.push(ids)
        const known = [...(yield* fixture.facilities.byIds(ids)).values()]
        return ids.flatMap((id) => known.filter((one) => one.id === id && one.active)) as unknown as readonly ListedCard[]
      }),
  }
  const parts = { read: () => Effect.succeed(new Map()), readBySlug: () => Effect.never }
  const facets = { available: () => Effect.succeed([]) } as never
  const show = makeOf(ShowFavourites)({ ...fixture, cards, parts, facets })
  return { ...fixture, requested, show: (...ids: readonly string[]) => run(show(visitor, { ids })) }
}

test('J1.4 shows cards in the order of the browser, closed facilities apart, and counts ids that name none', async () => {
  const { add, show } = setUp()
  const one = await add()
  const two = await add()
  const closed = await add({ active: false })
  const deleted = await add({ deleted: true })
  const shown = await show(two.id, one.id, two.id, closed.id, deleted.id, newId(), 'rubbish')
  expect(shown.cards.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(shown.closed.map(({ id }) => id)).toEqual([closed.id])
  expect([shown.ids, shown.gone]).toEqual([[two.id, one.id, closed.id], 3])
})

test('a merged facility is shown as the one into which it was merged, once', async () => {
  const { add, show } = setUp()
  const target = await add()
  const merged = await add({ merged_into: target.id })
  expect((await show(merged.id, target.id)).ids).toEqual([target.id])
})

test('looks up no more ids than a browser may have', async () => {
  const { addMany, show, requested } = setUp()
  await show(...(await addMany(maxFavourites + 1)), ...Array.from({ length: 10_000 }, newId))
  expect(requested[0]).toHaveLength(maxFavourites)
})

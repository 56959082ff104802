import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxFavourites } from '../contract/limits.ts'
import { makeFavouritesUseCases } from '../testing/favourites-fixture.ts'

test('J1.4 adds a facility, any number of times', async () => {
  const { add, addOne, user } = makeFavouritesUseCases()
  const { id } = add()
  for (let times = 0; times < 2; times++) expect((await run(addOne(user, { id }))).favourites).toMatchObject([{ id, name: 'Bajka' }])
})

test('adds no facility that does not exist or was deleted, but one that has closed', async () => {
  const { add, addOne, user, ids } = makeFavouritesUseCases()
  for (const id of [newId(), 'rubbish', add({ deleted: true }).id])
    expect(await failureOf(addOne(user, { id }))).toMatchObject({ _tag: 'FacilityNotFound', kind: 'not-found' })
  const closed = add({ active: false })
  await run(addOne(user, { id: closed.id }))
  expect(await ids()).toEqual([closed.id])
})

test('an account with a hundred favourites has no room for another, and still accepts one that it has', async () => {
  const { add, addOne, merge, user } = makeFavouritesUseCases()
  const facility_ids = Array.from({ length: maxFavourites }, () => add().id)
  await run(merge(user, { facility_ids }))
  expect(await failureOf(addOne(user, { id: add().id }))).toMatchObject({ _tag: 'FavouritesFull', kind: 'limit-reached' })
  expect((await run(addOne(user, { id: facility_ids[0] ?? '' }))).favourites).toHaveLength(maxFavourites)
})

test('visitors have no account to add to', async () => {
  const { addOne, add } = makeFavouritesUseCases()
  expect(await failureOf(addOne(visitor, { id: add().id }))).toMatchObject({ _tag: 'MissingJwt' })
})

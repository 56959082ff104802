import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { maxFavourites } from '../contract/limits.ts'
import { makeFavouritesUseCases } from '../testing/favourites-fixture.ts'

const database = databaseForTests()

test('J1.4 adds a facility, any number of times', async () => {
  const { add, addOne, user } = makeFavouritesUseCases(database)
  const { id } = await add()
  for (let times = 0; times < 2; times++) expect((await run(addOne(user, { id }))).favourites).toMatchObject([{ id, name: 'Bajka' }])
})

test('adds no facility that does not exist or was deleted, but one that has closed', async () => {
  const { add, addOne, user, ids } = makeFavouritesUseCases(database)
  for (const id of [newId(), 'rubbish', (await add({ deleted: true })).id])
    expect(await failureOf(addOne(user, { id }))).toMatchObject({ _tag: 'FacilityNotFound', kind: 'not-found' })
  const closed = await add({ active: false })
  await run(addOne(user, { id: closed.id }))
  expect(await ids()).toEqual([closed.id])
})

test('an account with a hundred favourites has no room for another, and still accepts one that it has', async () => {
  const { add, addMany, addOne, merge, user } = makeFavouritesUseCases(database)
  const facility_ids = await addMany(maxFavourites)
  await run(merge(user, { facility_ids }))
  expect(await failureOf(addOne(user, { id: (await add()).id }))).toMatchObject({ _tag: 'FavouritesFull', kind: 'limit-reached' })
  expect((await run(addOne(user, { id: facility_ids[0] ?? '' }))).favourites).toHaveLength(maxFavourites)
})

test('visitors have no account to add to', async () => {
  const { addOne, add } = makeFavouritesUseCases(database)
  expect(await failureOf(addOne(visitor, { id: (await add()).id }))).toMatchObject({ _tag: 'MissingJwt' })
})

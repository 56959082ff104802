import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeFavouritesUseCases } from '../testing/favourites-fixture.ts'

test('a facility that is merged into another is listed as that one, once; one that is deleted is not', async () => {
  const { add, change, merge, remove, addOne, user, ids } = makeFavouritesUseCases()
  const old = add()
  const current = add()
  const other = add()
  await run(merge(user, { facility_ids: [old.id, current.id, other.id] }))
  change({ ...old, merged_into: current.id })
  change({ ...other, deleted: true })
  expect(await ids()).toEqual([current.id])
  await run(addOne(user, { id: old.id }))
  await run(remove(user, { id: current.id }))
  expect(await ids()).toEqual([])
})

test('each account sees its own favourites; visitors have none', async () => {
  const { add, addOne, list, user } = makeFavouritesUseCases()
  await run(addOne(user, { id: add().id }))
  expect((await run(list(aUser({ id: newId() }), {}))).favourites).toEqual([])
  expect(await failureOf(list(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})

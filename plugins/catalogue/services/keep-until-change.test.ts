import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { keepUntilChange } from './keep-until-change.ts'

const setUp = () => {
  const state = { reads: 0, followed: true, announce: () => {}, during: () => {} }
  const changes = {
    areFollowed: () => state.followed,
    subscribe: (listener: (ids: null) => void) => {
      state.announce = () => listener(null)
    },
  }
  const read = Effect.sync(() => {
    state.during()
    return ++state.reads
  })
  const readCached = keepUntilChange(changes, read)
  return { state, get: () => run(readCached) }
}

test('SM-19 reads once until a facility changes', async () => {
  const { state, get } = setUp()
  expect([await get(), await get()]).toEqual([1, 1])
  state.announce()
  expect([await get(), await get()]).toEqual([2, 2])
})

test('reads each time while changes are not followed, and uses no stored value then', async () => {
  const { state, get } = setUp()
  await get()
  state.followed = false
  expect([await get(), await get()]).toEqual([2, 3])
})

test('does not keep what was read while a facility changed: it may be older than the change', async () => {
  const { state, get } = setUp()
  state.during = () => state.announce()
  await get()
  state.during = () => {}
  expect([await get(), await get()]).toEqual([2, 2])
})

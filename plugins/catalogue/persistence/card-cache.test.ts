import { expect, test } from 'vitest'
import { makeCardCache } from './card-cache.ts'

const setUp = () => {
  let followed = true
  const listeners: ((ids: readonly string[] | null) => void)[] = []
  const cache = makeCardCache({ areFollowed: () => followed, subscribe: (listener) => void listeners.push(listener) })
  return {
    cache,
    announce: (ids: readonly string[] | null) => {
      for (const listener of listeners) listener(ids)
    },
    follow: (value: boolean) => {
      followed = value
    },
    store: (...ids: readonly string[]) => cache.beginRead()(ids.map((id) => ({ id, card: `{"id":"${id}"}` }))),
    cached: (...ids: readonly string[]) => [...cache.find(ids).keys()],
  }
}

test('finds stored cards until their facility changes, or until any may have changed', () => {
  const { cache, store, announce, cached } = setUp()
  store('a', 'b', 'c')
  expect([...cache.find(['b', 'x', 'a'])]).toEqual([
    ['b', '{"id":"b"}'],
    ['a', '{"id":"a"}'],
  ])
  announce(['a', 'x'])
  expect(cached('a', 'b', 'c')).toEqual(['b', 'c'])
  announce(null)
  expect(cached('a', 'b', 'c')).toEqual([])
})

test('does not store cards that were read while a facility changed: they may be older than the change', () => {
  const { cache, announce, cached } = setUp()
  const store = cache.beginRead()
  announce(['a'])
  store([{ id: 'a', card: 'old' }])
  expect(cached('a')).toEqual([])
})

test('neither finds nor stores anything while changes are not followed', () => {
  const { store, follow, cached } = setUp()
  store('a')
  follow(false)
  store('b')
  expect(cached('a')).toEqual([])
  follow(true)
  expect(cached('a', 'b')).toEqual(['a'])
})

test('drops the oldest cards when it is full', () => {
  const { store, cached } = setUp()
  const ids = Array.from({ length: 10_002 }, (_, n) => String(n))
  store(...ids)
  expect(cached('0', '1', '2', '10001')).toEqual(['2', '10001'])
})

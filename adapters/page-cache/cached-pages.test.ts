import { expect, test } from 'vitest'
import { makeCachedPages } from './cached-pages.ts'

const page = (size = 10) => ({ contentType: 'text/html', route: '/x', etag: 'W/"x"', size, encoded: async () => new Uint8Array() })
const noon = new Date('2026-11-21T11:00:00Z')
const before = noon.getTime() - 1
const policy = (...tags: string[]) => ({ tags, freshUntil: noon })

test('PL-17 drops a page by any of its tags, by time, and by the tag of all pages', () => {
  const pages = makeCachedPages(1e6)
  for (const address of ['a', 'b', 'c', 'd']) pages.store(address, page(), policy('x', address), pages.currentVersion())
  pages.invalidate(['a', 'unknown'], before)
  expect(['a', 'b', 'c', 'd'].map((address) => pages.find(address, before) !== undefined)).toEqual([false, true, true, true])
  expect(pages.find('b', noon.getTime())).toBeUndefined()
  expect(pages.has('b')).toBe(false)
  pages.invalidate(['x'], before)
  expect(pages.stats()).toEqual({ pages: 0, bytes: 0, tags: 0 })
  pages.store('a', page(), policy(), pages.currentVersion())
  pages.invalidate(['*'], before)
  expect(pages.has('a')).toBe(false)
})

test('PL-17 does not store a page that was invalidated while it was rendered, and stores one invalidated before', () => {
  const pages = makeCachedPages(1e6)
  pages.invalidate(['x'], before)
  const version = pages.currentVersion()
  pages.store('before', page(), policy('x'), version)
  pages.invalidate(['x'], before)
  pages.store('since', page(), policy('x'), version)
  pages.store('other', page(), policy('y'), version)
  expect(['before', 'since', 'other'].map(pages.has)).toEqual([false, false, true])
  pages.invalidate(['*'], before)
  pages.store('after all', page(), policy('y'), version)
  expect(pages.has('after all')).toBe(false)
})

test('PL-17 does not store a page that was begun before the oldest tracked invalidation', () => {
  const pages = makeCachedPages(1e6)
  const version = pages.currentVersion()
  pages.invalidate(['x'], before)
  const later = pages.currentVersion()
  for (let n = 0; n < 10_000; n++) pages.invalidate([`n${n}`], before)
  pages.store('x', page(), policy('x'), version)
  pages.store('y', page(), policy('y'), later)
  expect(['x', 'y'].map(pages.has)).toEqual([false, true])
})

test('never exceeds its size, evicts the least recently used page first, and drops the tags of evicted pages', () => {
  const pages = makeCachedPages(50_000)
  for (let n = 0; n < 100; n++) {
    pages.store(`n${n}`, page(5000), policy(`t${n}`, 'all'), pages.currentVersion())
    pages.find('n0', before)
  }
  const { pages: count, bytes, tags } = pages.stats()
  expect([count, bytes <= 50_000, tags]).toEqual([5, true, 6])
  expect([pages.has('n0'), pages.has('n99'), pages.has('n1')]).toEqual([true, true, false])
  pages.store('n0', page(60_000), policy('huge'), pages.currentVersion())
  expect([pages.has('n0'), pages.stats().tags]).toEqual([false, 5])
})

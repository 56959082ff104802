import { expect, test } from 'vitest'
import { makeKeptPages } from './kept-pages.ts'

const page = (size = 10) => ({ contentType: 'text/html', route: '/x', etag: 'W/"x"', size, packed: async () => new Uint8Array() })
const noon = new Date('2026-11-21T11:00:00Z')
const before = noon.getTime() - 1
const about = (...tags: string[]) => ({ tags, freshUntil: noon })

test('PL-17 a page is forgotten by any of its tags, by time, and by the tag of all', () => {
  const pages = makeKeptPages(1e6)
  for (const address of ['a', 'b', 'c', 'd']) pages.keep(address, page(), about('x', address), pages.mark())
  pages.forget(['a', 'unknown'])
  expect(['a', 'b', 'c', 'd'].map((address) => pages.find(address, before) !== undefined)).toEqual([false, true, true, true])
  expect(pages.find('b', noon.getTime())).toBeUndefined()
  expect(pages.has('b')).toBe(false)
  pages.forget(['x'])
  expect(pages.figures()).toEqual({ pages: 0, bytes: 0, tags: 0 })
  pages.keep('a', page(), about(), pages.mark())
  pages.forget(['*'])
  expect(pages.has('a')).toBe(false)
})

test('PL-17 what was purged since a page was begun is not kept, what was purged before is', () => {
  const pages = makeKeptPages(1e6)
  pages.forget(['x'])
  const mark = pages.mark()
  pages.keep('before', page(), about('x'), mark)
  pages.forget(['x'])
  pages.keep('since', page(), about('x'), mark)
  pages.keep('other', page(), about('y'), mark)
  expect(['before', 'since', 'other'].map(pages.has)).toEqual([false, false, true])
  pages.forget(['*'])
  pages.keep('after all', page(), about('y'), mark)
  expect(pages.has('after all')).toBe(false)
})

test('PL-17 a purge that is remembered no more keeps nothing that was begun before it', () => {
  const pages = makeKeptPages(1e6)
  const mark = pages.mark()
  pages.forget(['x'])
  const later = pages.mark()
  for (let n = 0; n < 10_000; n++) pages.forget([`n${n}`])
  pages.keep('x', page(), about('x'), mark)
  pages.keep('y', page(), about('y'), later)
  expect(['x', 'y'].map(pages.has)).toEqual([false, true])
})

test('never more bytes than it may hold, the longest unasked goes first, and what goes leaves no tag behind', () => {
  const pages = makeKeptPages(50_000)
  for (let n = 0; n < 100; n++) {
    pages.keep(`n${n}`, page(5000), about(`t${n}`, 'all'), pages.mark())
    pages.find('n0', before)
  }
  const { pages: many, bytes, tags } = pages.figures()
  expect([many, bytes <= 50_000, tags]).toEqual([5, true, 6])
  expect([pages.has('n0'), pages.has('n99'), pages.has('n1')]).toEqual([true, true, false])
  pages.keep('n0', page(60_000), about('huge'), pages.mark())
  expect([pages.has('n0'), pages.figures().tags]).toEqual([false, 5])
})

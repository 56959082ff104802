import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { pagesBefore, staticPages } from './sitemap.ts'

test('SE-03 pages before others are one list, however it is cut', async () => {
  const sitemap = pagesBefore(Effect.succeed(['/a', '/b', '/c']), staticPages('/d', '/e'))
  const paths = async (offset: number, limit: number) => (await Effect.runPromise(sitemap.slice(offset, limit))).map(({ path }) => path)
  const all = ['/a', '/b', '/c', '/d', '/e']
  expect(await Effect.runPromise(sitemap.count())).toBe(all.length)
  for (const limit of [1, 2, 3, 4, 5]) {
    const parts: string[] = []
    for (let offset = 0; offset < all.length; offset += limit) parts.push(...(await paths(offset, limit)))
    expect(parts).toEqual(all)
  }
})

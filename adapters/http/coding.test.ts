import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { codingFor, packOnce } from './coding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['GZIP;q=1.0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.2, identity', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [';;;=,,q', 'identity'],
] as const)('Accept-Encoding %j is answered in %s', (accepted, coding) => {
  expect(codingFor(accepted, 5000)).toBe(coding)
  expect(codingFor(accepted, 500)).toBe('identity')
})

test('a text is packed once for each coding, also when many ask at the same time', async () => {
  const text = Buffer.from('Żłobek '.repeat(1000))
  const packed = packOnce(text)
  const [one, two] = await Promise.all([packed('br'), packed('br')])
  expect(two).toBe(one)
  expect(await packed('br')).toBe(one)
  expect(await packed('identity')).toBe(text)
  expect(brotliDecompressSync(one).equals(text)).toBe(true)
  expect(gunzipSync(await packed('gzip')).equals(text)).toBe(true)
  expect(one.length).toBeLessThan(text.length / 10)
})

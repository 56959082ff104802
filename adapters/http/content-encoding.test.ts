import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { codingFor, compressOnce } from './content-encoding.ts'

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
] as const)('chooses for Accept-Encoding %j the coding %s, and none for a short text', (accepted, coding) => {
  expect(codingFor(accepted, 5000)).toBe(coding)
  expect(codingFor(accepted, 500)).toBe('identity')
})

test('compresses a text once for each coding, also for concurrent requests', async () => {
  const text = Buffer.from('Żłobek '.repeat(1000))
  const packed = compressOnce(text)
  const [one, two] = await Promise.all([packed('br'), packed('br')])
  expect(two).toBe(one)
  expect(await packed('br')).toBe(one)
  expect((await packed('identity')).equals(text)).toBe(true)
  expect(brotliDecompressSync(one).equals(text)).toBe(true)
  expect(gunzipSync(await packed('gzip')).equals(text)).toBe(true)
  expect(one.length).toBeLessThan(text.length / 10)
  // The buffer holds no other bytes.
  expect(one.buffer.byteLength).toBe(one.length)
})

test.each([
  ['br', 'identity', 'gzip'],
  ['gzip', 'br', 'identity'],
  ['identity', 'gzip', 'br'],
] as const)('returns the same text in the order %s, %s, %s, one by one and concurrently', async (...codings) => {
  const text = Buffer.from('Żłobek '.repeat(1000))
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
  const slow = compressOnce(text)
  const quick = compressOnce(text)
  for (const coding of codings) expect([coding, plain[coding](await slow(coding)).equals(text)]).toEqual([coding, true])
  for (const [n, bytes] of (await Promise.all(codings.map(quick))).entries())
    expect(plain[codings[n] ?? 'br'](bytes).equals(text)).toBe(true)
})

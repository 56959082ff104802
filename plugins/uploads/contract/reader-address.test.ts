import { expect, test } from 'vitest'
import { addressForReader, readerOfAddress } from './reader-address.ts'

const now = new Date('2026-11-29T12:00:00Z')
const macsOf = (text: string): [string, string] => [`new-${text.length}-${text.at(-1)}`, `old-${text}`]
const parametersOf = (address: string) => Object.fromEntries(new URL(address, 'https://kredka.test').searchParams)
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('an address names its reader for ten minutes', () => {
  const address = addressForReader('/wpisy/a/b', 'ala', { now, macsOf })
  expect(address).toMatch(/^\/wpisy\/a\/b\?konto=ala&do=\d+&podpis=new/)
  const read = (at: Date, over: Readonly<Record<string, unknown>> = {}, path = '/wpisy/a/b') =>
    readerOfAddress(path, { ...parametersOf(address), ...over }, { now: at, macsOf })
  expect([read(now), read(later(9)), read(later(10))]).toEqual(['ala', 'ala', null])
  expect([read(now, { konto: 'beata' }), read(now, { do: '9999999999' }), read(now, {}, '/wpisy/a/other')]).toEqual([null, null, null])
})

test('what is no signature names nobody; an earlier secret is still valid', () => {
  const payload = 'file /x for ala until 1796000000'
  expect(readerOfAddress('/x', { konto: 'ala', do: '1796000000', podpis: `old-${payload}` }, { now, macsOf })).toBe('ala')
  for (const query of [
    {},
    { konto: 'ala', do: '1796000000' },
    { konto: ['ala'], do: '1796000000', podpis: 'x' },
    { konto: 'ala', do: '-1', podpis: 'x' },
  ])
    expect(readerOfAddress('/x', query, { now, macsOf })).toBe(null)
})

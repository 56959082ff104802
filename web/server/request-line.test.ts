import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readRequestLine } from './request-line.ts'

const read = (url: string, ...hosts: readonly string[]) => {
  const rawHeaders = hosts.flatMap((host, at) => [at === 0 ? 'Host' : 'hOST', host])
  const request = { url, rawHeaders, headers: { host: hosts[0] } } as unknown as IncomingMessage
  return readRequestLine(request) ? [request.headers.host, request.url] : null
}

test('J11.8 an address with a host is one of that host, whatever the header says', () => {
  expect(read('http://kredka.pl/mapa?q=a', 'kredka.pl')).toEqual(['kredka.pl', '/mapa?q=a'])
  expect(read('HTTPS://bajka.kredka.pl:8080', 'kredka.pl')).toEqual(['bajka.kredka.pl:8080', '/'])
  expect(read('http://kredka.pl?q=a', 'evil.test')).toEqual(['kredka.pl', '/?q=a'])
  expect(read('http://kredka.pl//evil.test/', 'kredka.pl')).toEqual(['kredka.pl', '//evil.test/'])
})

test('J11.8 other addresses stay as they are', () => {
  for (const url of ['/', '//evil.test/', '/\\evil.test/', '/a?b=http://evil.test/', '*', 'ftp://kredka.pl/'])
    expect(read(url, 'kredka.pl')).toEqual(['kredka.pl', url])
})

test('J11.8 several hosts, and one with a user or a backslash, are refused', () => {
  expect(read('/', 'kredka.pl', 'evil.test')).toBe(null)
  expect(read('/', 'kredka.pl', 'kredka.pl')).toBe(null)
  expect(['http://kredka.pl@evil.test/', 'http://evil.test\\kredka.pl/', 'http:///mapa'].map((url) => read(url, 'kredka.pl'))).toEqual([
    null,
    null,
    null,
  ])
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { rewriteAddress } from './rewrite-address.ts'
import { isForSite, isSiteAddress, siteHosts } from './site-hosts.ts'
import { makeHostReader } from './visited-host.ts'

const read = makeHostReader(['kredka.pl', 'localhost'])

test('WB-08 the main hosts, addresses and single labels are the directory, however they are written', () => {
  const mains = [
    'kredka.pl',
    'KREDKA.PL:443',
    'kredka.pl.',
    'kredka.pl.:3000',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '',
    'app:80',
  ]
  for (const host of [...mains, undefined]) expect([host, read(host)]).toEqual([host, { kind: 'main' }])
})

test('WB-08 the first label of a host below a main one is a site, whatever port, letters or depth; another host is one by itself; what is no host is no site', () => {
  const names = {
    'bajka.localhost:3000': 'bajka',
    'Bajka.KREDKA.pl.': 'bajka',
    'bajka.zlobek.kredka.pl': 'bajka',
    'Przedszkole-Bajka.pl.:443': 'przedszkole-bajka.pl',
    'www.przedszkole-bajka.pl': 'www.przedszkole-bajka.pl',
    'notkredka.pl': 'notkredka.pl',
    '.kredka.pl': '-',
    'ba jka.kredka.pl': '-',
    '../x.kredka.pl': '-',
    [`${'a'.repeat(64)}.kredka.pl`]: '-',
    'www.ba jka.kredka.pl': '-',
    'a..pl': '-',
    [`${'a.'.repeat(126)}pl`]: '-',
  }
  for (const [host, name] of Object.entries(names)) expect([host, read(host)]).toEqual([host, { kind: 'site', name }])
  expect(read('WWW.kredka.pl:8080')).toEqual({ kind: 'www', bare: 'kredka.pl:8080' })
  expect(read('www.bajka.kredka.pl')).toEqual({ kind: 'www', bare: 'bajka.kredka.pl' })
})

const base64 = (path: string) => Buffer.from(path).toString('base64url')

test('WB-08 ?subpage=slug is /slug; other queries are left out, and addresses without the form of a page reach what leads to one', () => {
  const addresses = {
    '/': '/~strona/bajka',
    '/?utm_source=x': '/~strona/bajka',
    '/o-nas': '/~strona/bajka/o-nas',
    '/?subpage=o-nas': '/~strona/bajka/o-nas',
    '/?subpage=': '/~strona/bajka',
    '/?subpage=../x': `/~strona/bajka/dawny/${base64('/../x')}`,
    '/kontakt?subpage=o-nas': '/~strona/bajka/kontakt',
    '/aktualnosci/bal': '/~strona/bajka/aktualnosci/bal',
    '/kontakt-dane': '/~strona/bajka/kontakt-dane',
    '/uk/kontakt-dane/kontakt': '/uk/~strona/bajka/kontakt-dane/kontakt',
    '/uk': '/uk/~strona/bajka',
    '/en/o-nas': '/en/~strona/bajka/o-nas',
    '/uk?subpage=o-nas': '/uk/~strona/bajka/o-nas',
    '/ukraina': '/~strona/bajka/ukraina',
    '/uk/robots.txt': `/uk/~strona/bajka/dawny/${base64('/robots.txt')}`,
    '/a/b': `/~strona/bajka/dawny/${base64('/a/b')}`,
    '/oferta.html?id=5': `/~strona/bajka/dawny/${base64('/oferta.html')}`,
    '/%6F-nas': `/~strona/bajka/dawny/${base64('/%6F-nas')}`,
    [`/${'a/'.repeat(300)}`]: '/~strona/bajka/-',
    '/robots.txt': '/api/v1/sites/bajka/robots',
    '/sitemap.xml?x': '/api/v1/sites/bajka/sitemap',
    '/api/v1/overview': `/~strona/bajka/dawny/${base64('/api/v1/overview')}`,
  }
  for (const [address, inside] of Object.entries(addresses)) expect([address, rewriteAddress('bajka', address)]).toEqual([address, inside])
})

/** Sends a request through the middleware; returns what the server inside of it sees, or the redirect. */
const send = (host: string, url: string, { method = 'GET', origin }: { readonly method?: string; readonly origin?: string } = {}) => {
  const request = {
    method,
    url,
    headers: { host, cookie: 'refresh_token=x', authorization: 'Bearer x', origin },
  } as unknown as IncomingMessage
  let seen: unknown = null
  const response = {
    writeHead: (status: number, { Location }: Record<string, string>) => {
      seen = Location === undefined ? status : [status, Location]
      return { end: () => undefined }
    },
  } as unknown as ServerResponse
  const options = { mainHosts: ['localhost'], publicUrl: 'https://kredka.pl', filesUrl: 'https://pliki.kredka.pl', filePaths: ['/pliki'] }
  siteHosts({ ...options, log: (_, __, go) => go(), headers: {} }, (inner) => {
    const { url: inside, headers } = inner
    const { host: seenHost, cookie, authorization, origin: seenOrigin } = headers
    expect([host, isForSite(inner)]).toEqual([host, !/^(localhost|(pliki\.)?kredka\.pl)(:\d+)?$/i.test(host)])
    const signedIn = cookie !== undefined || authorization !== undefined
    seen = { url: inside, host: seenHost, signedIn, ...(seenOrigin !== undefined && { origin: seenOrigin }) }
  })(request, response)
  return seen
}

test('WB-10 a request for a site reaches the server without cookie and token and with one host; files are served as they are', () => {
  const site = { host: 'kredka.pl', signedIn: false }
  expect(send('bajka.kredka.pl', '/o-nas')).toEqual({ url: '/~strona/bajka/o-nas', ...site })
  expect(send('bajka.kredka.pl', 'http://kredka.pl/user')).toEqual({ url: '/~strona/bajka/-', ...site })
  for (const url of ['/assets/x.css', '/healthz', '/pliki/a.webp?t=1', '/favicon.svg'])
    expect(send('bajka.kredka.pl', url)).toEqual({ url, ...site })
  expect(send('bajka.kredka.pl', '/assetsx')).toEqual({ url: '/~strona/bajka/assetsx', ...site })
  expect(send('pliki.kredka.pl', '/x')).toEqual({ url: '/x', host: 'pliki.kredka.pl', signedIn: true })
})

test('WB-08 J2.10 www is redirected to the bare host with the path; no redirect leaves the host of the site', () => {
  expect(send('www.kredka.pl', '/zlobki?page=2')).toEqual([301, 'https://kredka.pl/zlobki?page=2'])
  expect(send('www.bajka.kredka.pl', '/o-nas')).toEqual([301, 'https://bajka.kredka.pl/o-nas'])
  expect(send('bajka.kredka.pl', '//evil.example/')).toEqual([301, '/evil.example'])
  expect(send('bajka.kredka.pl', '/o-nas/')).toEqual([301, '/o-nas'])
})

test('J11.8 an address that browsers read as one of another host is redirected nowhere on the host of a site', () => {
  const nowhere = { url: '/~strona/bajka/-', host: 'kredka.pl', signedIn: false }
  for (const url of ['/\\evil.example/', '/\\/evil.example/', '\\\\evil.example/', '/o-nas\\..\\/', '/%zz/'])
    expect([url, send('bajka.kredka.pl', url)]).toEqual([url, nowhere])
  expect(send('www.bajka.kredka.pl', '/\\evil.example/')).toEqual([301, 'https://bajka.kredka.pl/-'])
  // Browsers read what is encoded as part of a path.
  expect(send('bajka.kredka.pl', '/%5Cevil.example/')).toEqual([301, '/%5Cevil.example'])
  expect(send('bajka.kredka.pl', '/%2F%2Fevil.example/')).toEqual([301, '/%2F%2Fevil.example'])
  expect(send('bajka.kredka.pl', '///evil.example//')).toEqual([301, '/evil.example'])
})

test('WB-12 one address of a site takes a form; it counts as sent from this server only where it was sent from the same host', () => {
  const post = (url: string, origin: string) => send('bajka.kredka.pl', url, { method: 'POST', origin })
  const form = { url: '/~strona/bajka/kontakt-wyslij', host: 'kredka.pl', signedIn: false }
  expect(post('/kontakt-wyslij', 'https://bajka.kredka.pl')).toEqual({ ...form, origin: 'https://kredka.pl' })
  for (const origin of ['https://evil.example', 'https://inna.kredka.pl', 'null'])
    expect(post('/kontakt-wyslij', origin)).toEqual({ ...form, origin })
  for (const url of ['/', '/kontakt-wyslij?x', '/api/v1/session', '/assets/x.css'])
    expect([url, post(url, 'https://bajka.kredka.pl')]).toEqual([url, 405])
  expect(send('bajka.kredka.pl', '/', { method: 'PUT' })).toBe(405)
})

test('no main host shows a site, in whatever form its address is written', () => {
  const main = { host: 'kredka.pl', signedIn: true }
  for (const url of ['/~strona/bajka', '/%7Estrona/bajka', '/uk/~strona/bajka', '//~strona/bajka', '/en/%7estrona/bajka?x'])
    expect([url, send('kredka.pl', url)]).toEqual([url, { url: '/404', ...main }])
  expect(send('kredka.pl', '/zlobki')).toEqual({ url: '/zlobki', ...main })
  expect(['/~strona/x', '/uk/~strona/x', '/~stronax', '/uk/~stronax', '/zlobki'].map(isSiteAddress)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

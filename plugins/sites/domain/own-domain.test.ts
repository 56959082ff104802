import { expect, test } from 'vitest'
import { checkedDomain, domainOf, isReachable, namesOfHost, newDomain, proofOf, writtenDomain } from './own-domain.ts'
import { canonicalOrigin } from './site-origin.ts'

const now = new Date('2026-03-01T10:00:00Z')
const days = (number: number) => new Date(now.getTime() + number * 86_400_000)
const fresh = newDomain('site', { domain: 'bajka.pl', written: 'bajka.pl', token: 'abc', now })
const proved = { texts: [proofOf(fresh).text], points: true, certificateUntil: null } as const
const lost = { ...proved, texts: ['something else'] } as const

test('WB-16 a domain is understood as it is copied, also with letters that no host name has', () => {
  for (const [given, domain] of [
    ['bajka.pl', 'bajka.pl'],
    [' https://www.Bajka.pl/o-nas?x=1 ', 'www.bajka.pl'],
    ['żłobek-bajka.pl.', 'xn--obek-bajka-8zb90e.pl'],
    ['strona.przedszkole.edu.pl', 'strona.przedszkole.edu.pl'],
  ] as const)
    expect([given, domainOf(writtenDomain(given), 'kredka.pl')]).toEqual([given, { domain }])
})

test('J11.9 what is no public domain, or belongs to the directory, is refused', () => {
  for (const given of [
    'bajka',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'a b.pl',
    '-bajka.pl',
    'bajka.pl:8080',
    'jan@bajka.pl',
    '🎈',
    '',
    '.pl',
    `${'a.'.repeat(130)}pl`,
  ])
    expect([given, domainOf(writtenDomain(given), 'kredka.pl')]).toEqual([given, { refusal: 'characters' }])
  for (const given of ['kredka.pl', 'bajka.kredka.pl', 'bajka.localhost', 'bajka.local', 'bajka.test', 'x.onion'])
    expect([given, domainOf(writtenDomain(given), 'kredka.pl')]).toEqual([given, { refusal: 'reserved' }])
  expect(domainOf('notkredka.pl', 'kredka.pl')).toEqual({ domain: 'notkredka.pl' })
})

test('a domain is verified by its proof, keeps it for seven days without, and loses nothing where no name server answers', () => {
  expect(checkedDomain(fresh, lost, now)).toMatchObject({ verified_at: null, missing_since: null, checked_at: now.toISOString() })
  const verified = checkedDomain(fresh, proved, now)
  expect(verified).toMatchObject({ verified_at: now.toISOString(), points: true })
  const missing = checkedDomain(verified, lost, days(1))
  expect(missing).toMatchObject({ verified_at: verified.verified_at, missing_since: days(1).toISOString() })
  expect(checkedDomain(missing, { ...lost, texts: null }, days(30))).toMatchObject({ verified_at: verified.verified_at })
  expect(checkedDomain(missing, lost, days(7)).verified_at).toBe(verified.verified_at)
  expect(checkedDomain(missing, lost, days(8))).toMatchObject({ verified_at: null, missing_since: null })
  expect(checkedDomain(missing, proved, days(2)).missing_since).toBeNull()
  expect(checkedDomain(verified, { ...proved, points: null }, now).points).toBe(true)
})

test('J8.6 search engines learn the own domain only where visitors reach it without a warning', () => {
  const domain = { domain: 'bajka.pl', points: true, certificate_until: days(60).toISOString() }
  expect(canonicalOrigin('https://kredka.pl', 'bajka', domain, now)).toBe('https://bajka.pl')
  for (const unreached of [
    null,
    { ...domain, points: false },
    { ...domain, certificate_until: null },
    { ...domain, certificate_until: days(-1).toISOString() },
  ])
    expect(canonicalOrigin('https://kredka.pl', 'bajka', unreached, now)).toBe('https://bajka.kredka.pl')
  // A development server has no certificates.
  expect(canonicalOrigin('http://kredka.test:3000', 'bajka', { ...domain, certificate_until: null }, now)).toBe('http://bajka.pl:3000')
  expect(isReachable({ ...domain, points: false }, 'http://kredka.test', now)).toBe(false)
})

test('WB-08 a host is a site by its domain, with or without www, else by its first label', () => {
  expect(namesOfHost('bajka')).toEqual({ name: 'bajka', domains: [] })
  expect(namesOfHost('bajka.pl')).toEqual({ name: 'bajka', domains: ['bajka.pl', 'www.bajka.pl'] })
  expect(namesOfHost('www.bajka.pl').domains).toEqual(['www.bajka.pl', 'bajka.pl'])
})

import type { Effect } from 'effect'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSitesFixture(database)
  const { facilityId, otherId, owner, otherOwner, add, publish, dns, setDomain, checkDomain } = fixture
  const site = await run(add(owner, { facility_id: facilityId, name: 'bajka' }))
  const other = await run(add(otherOwner, { facility_id: otherId, name: 'inna' }))
  await run(publish(owner, { facility_id: facilityId, id: site.id }))
  await run(publish(otherOwner, { facility_id: otherId, id: other.id }))
  const named = { facility_id: facilityId, web_page_id: site.id }
  const otherNamed = { facility_id: otherId, web_page_id: other.id }
  dns.addresses.set('kredka.test', ['192.0.2.1'])
  const writers = [
    { actor: owner, named },
    { actor: otherOwner, named: otherNamed },
  ] as const
  return {
    ...fixture,
    named,
    /** Sets a domain for one of the two sites; returns what its owner sees. */
    wants: async (who: 0 | 1, domain = 'bajka.pl') => (await run(setDomain(writers[who].actor, { ...writers[who].named, domain }))).domain,
    /** Checks the domain of one of the two sites. */
    check: async (who: 0 | 1) => (await run(checkDomain(writers[who].actor, writers[who].named))).domain,
    prove: (...views: readonly ({ readonly proof: { readonly name: string; readonly value: string } } | null)[]) =>
      dns.texts.set(
        views[0]?.proof.name ?? '',
        views.map((view) => view?.proof.value ?? ''),
      ),
  }
}

test('WB-16 an own domain is served once its proof is published and it leads here; then its certificate is shown', async () => {
  const { wants, check, prove, dns, servedHosts, events } = await setUp()
  const wanted = await wants(0, 'https://Bajka.pl/')
  expect(wanted).toMatchObject({
    domain: 'bajka.pl',
    state: 'waiting',
    checked_at: null,
    url: null,
    proof: { type: 'TXT', name: '_kredka.bajka.pl' },
    pointing: { type: 'CNAME', name: 'bajka.pl', value: 'kredka.test' },
  })
  expect(await check(0)).toMatchObject({ state: 'waiting', points: false })
  expect(await run(servedHosts.isServed('bajka.pl'))).toBe(false)
  prove(wanted)
  events.emitted.length = 0
  expect(await check(0)).toMatchObject({ state: 'verified', points: false, url: null })
  expect(events.emitted).toMatchObject([{ name: 'sites.changed', names: ['bajka'] }])
  dns.addresses.set('bajka.pl', ['192.0.2.9', '192.0.2.1'])
  expect(await check(0)).toMatchObject({ state: 'verified', points: true, certificate_until: null, url: null })
  dns.certificates.set('bajka.pl', '2099-01-01T00:00:00.000Z')
  expect(await check(0)).toMatchObject({ certificate_until: '2099-01-01T00:00:00.000Z', url: 'https://bajka.pl' })
  for (const [host, isServed] of [
    ['bajka.pl', true],
    ['www.bajka.pl', true],
    ['bajka', true],
    ['nie-ma', false],
    ['bajka.inna.pl', false],
  ] as const)
    expect([host, await run(servedHosts.isServed(host))]).toEqual([host, isServed])
})

test('PL-20 tells how long the first certificate of a domain that visitors reach is valid', async () => {
  const { wants, check, prove, dns, certificateSecondsLeft, clock } = await setUp()
  expect(await run(certificateSecondsLeft())).toBe(Number.POSITIVE_INFINITY)
  prove(await wants(0))
  dns.addresses.set('bajka.pl', ['192.0.2.1'])
  expect([await check(0), await run(certificateSecondsLeft())]).toMatchObject([{ certificate_until: null }, Number.POSITIVE_INFINITY])
  dns.certificates.set('bajka.pl', new Date(clock.now().getTime() + 86_400_000).toISOString())
  await check(0)
  expect(await run(certificateSecondsLeft())).toBe(86_400)
  clock.advance(90_000)
  expect(await run(certificateSecondsLeft())).toBe(0)
})

test('of two sites one has a domain: it stays with the proof that is published, and follows its new owner once the old proof is gone', async () => {
  const { wants, check, prove } = await setUp()
  const first = await wants(0)
  const second = await wants(1)
  expect(first?.proof.value).not.toBe(second?.proof.value)
  prove(first)
  expect([(await check(0))?.state, (await check(1))?.state]).toEqual(['verified', 'taken'])
  prove(first, second)
  expect([(await check(1))?.state, (await check(0))?.state]).toEqual(['taken', 'verified'])
  prove(second)
  expect([(await check(1))?.state, (await check(0))?.state]).toEqual(['verified', 'taken'])
})

test('another domain, or the same after it was taken away, has to be proved anew; setting it twice changes nothing', async () => {
  const { wants, check, prove, removeDomain, showDomain, owner, named, servedHosts } = await setUp()
  const first = await wants(0)
  prove(first)
  await check(0)
  expect((await wants(0))?.state).toBe('verified')
  expect((await wants(0, 'inna-bajka.pl'))?.state).toBe('waiting')
  expect(await run(servedHosts.isServed('bajka.pl'))).toBe(false)
  const again = await wants(0)
  expect(again?.proof.value).not.toBe(first?.proof.value)
  expect((await check(0))?.state).toBe('waiting')
  expect(await run(removeDomain(owner, named))).toEqual({ domain: null })
  expect(await run(showDomain(owner, named))).toEqual({ domain: null })
})

test('refuses what is no domain, a site without package, a site of another facility, and a check without a domain', async () => {
  const { setDomain, checkDomain, showDomain, owner, otherOwner, named, otherId, setPremium, facilityId, clock } = await setUp()
  for (const [domain, text] of [
    ['bajka', 'characters'],
    ['kredka.test', 'reserved'],
  ] as const)
    expect(await failureOf(setDomain(owner, { ...named, domain }))).toMatchObject({
      _tag: 'Validation',
      schema: { domain: [`sites.domain.${text}`] },
    })
  const foreign = { ...named, facility_id: otherId }
  const acts = [
    setDomain(otherOwner, { ...foreign, domain: 'bajka.pl' }),
    checkDomain(otherOwner, foreign),
    showDomain(otherOwner, foreign),
  ]
  for (const act of acts as readonly Effect.Effect<unknown, AnyFailure>[])
    expect(await failureOf(act)).toMatchObject({ _tag: 'WebPageNotFound' })
  expect(await failureOf(checkDomain(owner, named))).toMatchObject({ _tag: 'OwnDomainNotFound' })
  await setPremium(facilityId, new Date(clock.now().getTime() - 1000).toISOString())
  expect(await failureOf(setDomain(owner, { ...named, domain: 'bajka.pl' }))).toMatchObject({ _tag: 'PremiumRequired' })
})

test('SP-09 the daily check keeps a domain for a week without proof, then gives it up; one that was never proved goes after a month', async () => {
  const { wants, check, prove, dns, checkAllDomains, showDomain, owner, named, clock, ownDomains, events } = await setUp()
  prove(await wants(0))
  await check(0)
  await wants(1, 'nigdy.pl')
  dns.texts.clear()
  const state = async () => (await run(showDomain(owner, named))).domain?.state
  for (const [day, expected] of [
    [1, 'missing'],
    [7, 'missing'],
    [8, 'waiting'],
  ] as const) {
    clock.advance((day === 1 ? 1 : day === 7 ? 6 : 1) * 86_400)
    await run(checkAllDomains(system, {}))
    expect([day, await state()]).toEqual([day, expected])
  }
  clock.advance(23 * 86_400)
  await run(checkAllDomains(system, {}))
  expect(await run(ownDomains.of('nigdy.pl'))).toEqual([])
  // Support is told at first, and when the site gives the domain up.
  const lost = events.emitted.filter(({ name }) => name === 'sites.domain-proof-lost')
  expect(lost).toMatchObject([
    { domain: 'bajka.pl', facility: 'Bajka', isGivenUp: false },
    { domain: 'bajka.pl', isGivenUp: true },
  ])
})

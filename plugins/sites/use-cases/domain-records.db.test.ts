import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

test('WB-16 the records that lead a domain here are an alias, or addresses for providers without ALIAS', async () => {
  const { facilityId: facility_id, owner, add, setDomain, showDomain, dns } = await makeSitesFixture(database)
  const { id } = await run(add(owner, { facility_id, name: 'bajka' }))
  const named = { facility_id, web_page_id: id }
  dns.addresses.set('kredka.test', ['192.0.2.1', '2001:db8::1'])
  const { domain } = await run(setDomain(owner, { ...named, domain: 'bajka.pl' }))
  expect([domain?.pointing.type, domain?.addresses]).toEqual([
    'CNAME',
    [
      { type: 'A', name: 'bajka.pl', value: '192.0.2.1' },
      { type: 'AAAA', name: 'bajka.pl', value: '2001:db8::1' },
    ],
  ])
  dns.addresses.set('kredka.test', null)
  expect((await run(showDomain(owner, named))).domain?.addresses).toEqual([])
})

import { Effect, Exit } from 'effect'
import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { anonymous, system } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { SiteContent } from '../contract/site.ts'
import { proofOf } from '../domain/own-domain.ts'
import { OwnDomains } from '../domain/own-domains.port.ts'
import { newPage, newSection, type Site } from '../domain/site.ts'
import { Sites } from '../domain/sites.port.ts'
import { CheckDomain } from '../services/check-domain.ts'
import { ShowSitePage, ShowSitePost } from '../use-cases/show-site-page.ts'
import { freshName, insertDomain, insertSite, twoPages } from './insert-site.ts'

const platform = startForTests(() => testPlatform())
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const visitor = anonymous('1.2.3.4')

/** Stores a facility whose package ends at a moment; `null`: it never had one. */
const storeFacility = async (validUntil: string | null = '2099-01-01') => {
  const id = newId()
  await rows(
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, status)
     values (?, ?, 'Bajka', 'kindergarten', 'przedszkola', 'opolskie', 'x', ?, 'Aa', 'aa', ?) returning 1`,
    [id, `bajka-${id}`, newId(), validUntil === null ? 'registered' : 'premium'],
  )
  if (validUntil !== null)
    await rows('insert into facility_package (facility_id, valid_until) values (?, ?::timestamptz) returning 1', [id, validUntil])
  return id
}

const show = (name: string, slug = '') => Effect.runPromise(platform.find(ShowSitePage)(visitor, { name, slug, language: 'pl' }))

/** Content with every section that plugins fill, and a text with a picture. */
const fullContent = (): SiteContent => {
  const picture = { type: 'image', upload: newId(), alt: '', caption: '', width: 'full' } as const
  const text = { ...documentOfText('Witaj'), children: [picture] }
  const kinds = ['welcome', 'news', 'documents', 'technics', 'gallery', 'staff', 'payment']
  const sections = [...kinds.map((kind) => newSection(kind)), newSection('rich_text', text)]
  return { title: 'Bajka', theme: 'crayons', pages: [newPage([], { kind: 'main', title: 'Start' }, sections)] }
}

test('a page of a site takes at most three queries, however many plugins fill it; so does a post', async () => {
  const name = freshName()
  await insertSite({ rows }, await storeFacility(), { name, content: fullContent() })
  platform.queries.length = 0
  expect((await show(name)).view?.sections.length).toBe(8)
  expect(platform.queries.length).toBeLessThanOrEqual(3)
  platform.queries.length = 0
  const post = await Effect.runPromise(platform.find(ShowSitePost)(visitor, { name, post: 'nie-ma' }))
  expect([post.site?.name, post.view]).toEqual([name, null])
  expect(platform.queries.length).toBeLessThanOrEqual(3)
})

test('WB-09 a site that is off, invisible, hidden or never published is the same as none, and so is one of a deleted facility', async () => {
  const name = freshName()
  const facilityId = await storeFacility()
  const id = await insertSite({ rows }, facilityId, { name })
  const set = (changes: string) => rows(`update sites_site set ${changes} where id = ? returning 1`, [id])
  expect((await show(name)).site?.facility.id).toBe(facilityId)
  for (const column of ['active', 'visible', 'hidden']) {
    await set(`${column} = not ${column}`)
    expect([column, (await show(name)).site]).toEqual([column, null])
    await set(`${column} = not ${column}`)
  }
  await set('published = null, published_at = null')
  expect((await show(name)).site).toBeNull()
  await set('published = draft, published_at = now()')
  await rows('update facility set deleted_at = now() where id = ? returning 1', [facilityId])
  expect(await show(name)).toMatchObject({ site: null, theme: { key: 'crayons' } })
})

test('WB-09 thirty days after its package has ended a site shows the main page and contact alone', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  for (const [days, found] of [
    [29, true],
    [31, false],
  ] as const) {
    const name = freshName()
    await insertSite({ rows }, await storeFacility(at(days)), { name })
    expect([days, (await show(name)).view !== null, (await show(name, 'o-nas')).view !== null]).toEqual([days, true, found])
  }
})

test('WB-01 of two facilities that take a name at once one gets it', async () => {
  const name = freshName()
  const facilities = [await storeFacility(), await storeFacility()]
  const now = new Date().toISOString()
  const siteOf = (facility_id: string): Site => ({
    id: newId(),
    facility_id,
    name,
    active: true,
    visible: true,
    hidden: false,
    draft: twoPages(),
    published: null,
    published_at: null,
    upload_ids: [],
    created_at: now,
    updated_at: now,
    version: 1,
  })
  const added = await Promise.all(facilities.map((id) => Effect.runPromiseExit(platform.find(Sites).add(siteOf(id)))))
  expect(added.filter(Exit.isSuccess).length).toBe(1)
  expect(added.filter(Exit.isFailure).map(({ cause }) => String(cause))).toEqual([expect.stringContaining('NameTaken')])
  expect(await rows('select 1 from sites_site where name = ?', [name])).toHaveLength(1)
})

test('WB-08 a verified domain opens its site, with or without www, before a sub-domain of the same first label; one that waits does not', async () => {
  const name = freshName()
  const other = freshName()
  const id = await insertSite({ rows }, await storeFacility(), { name })
  await insertSite({ rows }, await storeFacility(), { name: other })
  const domain = `${other}.pl`
  const waiting = `czeka-${name}.pl`
  await insertDomain({ rows }, id, { domain: waiting, isVerified: false })
  const nameOf = async (host: string) => (await show(host)).site?.name
  expect([await nameOf(waiting), await nameOf(domain), await nameOf(`${name}.inne.pl`)]).toEqual([undefined, other, name])
  await rows('update sites_domain set domain = ?, verified_at = now() where id = ? returning 1', [domain, id])
  expect([await nameOf(domain), await nameOf(`www.${domain}`)]).toEqual([name, name])
  expect((await show(name)).site?.origin).toBe(`http://${name}.localhost:3000`)
  await rows('update sites_domain set points = true where id = ? returning 1', [id])
  expect((await show(name)).site?.origin).toBe(`http://${domain}:3000`)
})

test('the database gives a domain to one of two sites whose checks end at the same moment; a sold one follows its new proof', async () => {
  const domain = `${freshName()}.pl`
  const domains = platform.find(OwnDomains)
  const waiting = await Promise.all(
    [1, 2].map(async () => {
      const id = await insertSite({ rows }, await storeFacility())
      await insertDomain({ rows }, id, { domain, isVerified: false })
      return Effect.runPromise(domains.byId(id))
    }),
  )
  const [first, second] = waiting.flatMap((one) => (one ? [one] : []))
  if (!first || !second) throw new Error('not stored')
  let published = [first, second].map((one) => proofOf(one).text)
  const check = makeOf(CheckDomain)({
    domains: {
      texts: () => Effect.succeed(published),
      addresses: () => Effect.succeed(['192.0.2.1']),
      certificateUntil: () => Effect.succeed(null),
    },
    ownDomains: domains,
    sites: platform.find(Sites),
    knownFacilities: platform.find(KnownFacilities),
    events: platform.find(Events),
    applyChange: platform.find(ApplyChange),
    installed: { url: 'http://kredka.test' },
    clock: platform.find(Clock),
    transaction: platform.find(Transaction),
  })
  await Promise.all([first, second].map((one) => Effect.runPromise(check(system, one))))
  const verified = async () =>
    (await rows<{ id: string }>('select id from sites_domain where domain = ? and verified_at is not null', [domain])).map(({ id }) => id)
  const [winner, ...others] = await verified()
  expect(others).toEqual([])
  const loser = winner === first.id ? second : first
  published = [proofOf(loser).text]
  await Effect.runPromise(check(system, loser))
  expect(await verified()).toEqual([loser.id])
})

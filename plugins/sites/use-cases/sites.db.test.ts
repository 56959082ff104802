import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { makeSitesFixture } from '../testing/sites-fixture.ts'

const database = databaseForTests()

const visitor = anonymous('1.2.3.4')

const setUp = async () => {
  const fixture = await makeSitesFixture(database)
  const { facilityId: facility_id, owner, add, publish } = fixture
  const site = await run(add(owner, { facility_id, name: 'bajka' }))
  return {
    ...fixture,
    site,
    named: { facility_id, id: site.id },
    below: { facility_id, web_page_id: site.id },
    publishNow: () => run(publish(owner, { facility_id, id: site.id })),
  }
}

test('WB-01 WB-04 a site begins with pages that the profile fills, and nobody sees it before it is published', async () => {
  const { site, find, list, owner, facilityId, publishNow, events } = await setUp()
  expect(site.draft.pages.map(({ kind }) => kind)).toEqual(['main', 'about', 'news', 'gallery', 'contact'])
  expect(site).toMatchObject({ name: 'bajka', url: null, changed: true, draft: { title: 'Bajka', theme: 'crayons' } })
  expect(await failureOf(find(visitor, { domain: 'bajka' }))).toMatchObject({ _tag: 'WebPageNotFound' })
  expect(events.emitted).toEqual([])
  expect(await publishNow()).toMatchObject({ url: 'https://bajka.kredka.test', changed: false })
  expect(await run(find(visitor, { domain: 'BAJKA.kredka.test' }))).toMatchObject({ name: 'bajka', title: 'Bajka' })
  expect((await run(list(owner, { facility_id: facilityId }))).items.map(({ id }) => id)).toEqual([site.id])
})

test('WB-01 J11.9 names that no host can have, that are reserved or taken are refused, one that was released rests for 90 days', async () => {
  const { add, change, remove, owner, otherOwner, otherId, facilityId, named, clock } = await setUp()
  for (const name of ['ab', '🎈🎈🎈', 'admin', 'www', 'a'.repeat(64)])
    expect(await failureOf(add(otherOwner, { facility_id: otherId, name }))).toMatchObject({ _tag: 'Validation' })
  expect(await failureOf(add(otherOwner, { facility_id: otherId, name: 'bajka' }))).toMatchObject({ _tag: 'NameTaken' })
  expect(await failureOf(add(owner, { facility_id: facilityId, name: 'druga' }))).toMatchObject({ _tag: 'WebPageExists' })
  await run(change(owner, { ...named, name: 'bajeczka' }))
  expect(await failureOf(add(otherOwner, { facility_id: otherId, name: 'bajka' }))).toMatchObject({ _tag: 'NameTaken' })
  expect(await run(change(owner, { ...named, name: 'bajka' }))).toMatchObject({ name: 'bajka' })
  await run(remove(owner, named))
  clock.advance(89 * 86_400)
  expect(await failureOf(add(otherOwner, { facility_id: otherId, name: 'bajka' }))).toMatchObject({ _tag: 'NameTaken' })
  clock.advance(2 * 86_400)
  expect(await run(add(otherOwner, { facility_id: otherId, name: 'bajka' }))).toMatchObject({ name: 'bajka' })
})

test('WB-07 WB-09 a site that is switched off or invisible is not found; a draft changes nothing for visitors', async () => {
  const { find, change, owner, named, publishNow } = await setUp()
  await publishNow()
  await run(change(owner, { ...named, title: 'Inny tytuł' }))
  expect(await run(find(visitor, { domain: 'bajka' }))).toMatchObject({ title: 'Bajka' })
  for (const off of [{ active: false }, { visible: false }]) {
    await run(change(owner, { ...named, ...off }))
    expect(await failureOf(find(visitor, { domain: 'bajka' }))).toMatchObject({ _tag: 'WebPageNotFound' })
    await run(change(owner, { ...named, active: true, visible: true }))
  }
  expect(await run(find(visitor, { domain: 'bajka' }))).toMatchObject({ title: 'Bajka' })
})

test('only who may write the site of the facility does, and a site of another facility is not found', async () => {
  const { add, show, change, otherOwner, stranger, owner, otherId, facilityId, site, named } = await setUp()
  expect(await failureOf(change(stranger, { ...named, title: 'x' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(show(visitor, named))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(change(otherOwner, { facility_id: otherId, id: site.id, title: 'x' }))).toMatchObject({ _tag: 'WebPageNotFound' })
  expect(await failureOf(add(owner, { facility_id: newId(), name: 'nowa' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await run(show(owner, { facility_id: facilityId, id: site.id }))).toMatchObject({ id: site.id })
})

test('OW-18 without a package no site is created or published; an existing one stays for 30 days, then its main page and contact', async () => {
  const { add, publish, find, owner, otherOwner, otherId, facilityId, named, setPremium, clock, publishNow } = await setUp()
  await publishNow()
  const pagesOf = async () => (await run(find(visitor, { domain: 'bajka' }))).subpages.map(({ kind }) => kind)
  await setPremium(facilityId, clock.now().toISOString())
  await setPremium(otherId, clock.now().toISOString())
  expect(await failureOf(add(otherOwner, { facility_id: otherId, name: 'druga' }))).toMatchObject({ _tag: 'PremiumRequired' })
  expect(await failureOf(publish(owner, named))).toMatchObject({ _tag: 'PremiumRequired' })
  clock.advance(30 * 86_400 - 1)
  expect(await pagesOf()).toHaveLength(5)
  clock.advance(2)
  expect(await pagesOf()).toEqual(['main', 'contact'])
  await setPremium(facilityId, '2099-01-01T00:00:00.000Z')
  expect(await pagesOf()).toHaveLength(5)
})

test('WB-03 pages are added, renamed, nested, sorted and removed; the main page stays, and each act needs the newest version', async () => {
  const { addSubpage, changeSubpage, removeSubpage, sortSubpages, owner, below, site } = await setUp()
  const added = await run(addSubpage(owner, { ...below, title: 'Kącik rodzica', version: 1 }))
  const page = added.draft.pages.at(-1)
  expect(page).toMatchObject({ kind: 'custom', slug: 'kacik-rodzica', sections: [{ kind: 'rich_text', text: { children: [] } }] })
  const id = page?.id ?? ''
  const about = site.draft.pages.find(({ kind }) => kind === 'about')?.id ?? ''
  const main = site.draft.pages.find(({ kind }) => kind === 'main')?.id ?? ''
  const moved = await run(sortSubpages(owner, { ...below, id, parent: about, before: null }))
  expect(moved.draft.pages.find((one) => one.id === id)).toMatchObject({ parent: about })
  const texts = [{ id: newId(), kind: 'rich_text', title: '', visible: true, text: documentOfText('Zapraszamy.') }]
  const changed = await run(changeSubpage(owner, { ...below, id, title: 'Dla rodziców', slug: 'rodzice', sections: texts }))
  expect(changed.draft.pages.find((one) => one.id === id)).toMatchObject({ title: 'Dla rodziców', slug: 'rodzice', sections: texts })
  expect(
    await failureOf(changeSubpage(owner, { ...below, id, slug: site.draft.pages.find(({ kind }) => kind === 'about')?.slug ?? '' })),
  ).toMatchObject({ _tag: 'SubpageRefused' })
  expect(await failureOf(removeSubpage(owner, { ...below, id: main }))).toMatchObject({ _tag: 'SubpageRefused', detail: 'main-page' })
  expect(await failureOf(removeSubpage(owner, { ...below, id, version: 1 }))).toMatchObject({ _tag: 'VersionConflict' })
  const without = await run(removeSubpage(owner, { ...below, id: about }))
  expect(without.draft.pages.find((one) => one.id === id)).toMatchObject({ parent: null })
  expect(await failureOf(removeSubpage(owner, { ...below, id: about }))).toMatchObject({ _tag: 'SubpageNotFound' })
})

test('WB-02 another theme keeps all content; published versions are kept and restored as drafts', async () => {
  const { change, versions, restore, owner, named, site, publishNow } = await setUp()
  await publishNow()
  const themed = await run(change(owner, { ...named, theme: 'rainbow' }))
  expect(themed.draft).toEqual({ ...site.draft, theme: 'rainbow' })
  await publishNow()
  const { versions: all } = await run(versions(owner, named))
  expect(all.map(({ number, theme }) => [number, theme])).toEqual([
    [2, 'rainbow'],
    [1, 'crayons'],
  ])
  expect(await run(restore(owner, { ...named, number: 1 }))).toMatchObject({ draft: { theme: 'crayons' }, changed: true })
  expect(await failureOf(restore(owner, { ...named, number: 9 }))).toMatchObject({ _tag: 'SiteVersionNotFound' })
})

test('a draft that is sent as a whole is a tree, or is refused; pictures of texts belong to the site from then on', async () => {
  const { change, owner, named, site, upload, facilityId } = await setUp()
  const [main] = site.draft.pages
  expect(await failureOf(change(owner, { ...named, pages: [] }))).toMatchObject({ _tag: 'SubpageRefused' })
  const picture = await upload({ purpose: 'web_page', facility_id: facilityId }, owner)
  const text = {
    version: 1 as const,
    children: [{ type: 'image' as const, upload: picture.id, alt: 'Sala', caption: '', width: 'full' as const }],
  }
  const pages = main ? [{ ...main, sections: [{ id: newId(), kind: 'rich_text', title: '', visible: true, text }] }] : []
  expect((await run(change(owner, { ...named, pages }))).draft.pages).toHaveLength(1)
  expect((await run(change(owner, { ...named, pages }))).draft.pages).toHaveLength(1)
  const foreign = { ...text, children: text.children.map((child) => ({ ...child, upload: newId() })) }
  const broken = pages.map((page) => ({ ...page, sections: page.sections.map((section) => ({ ...section, text: foreign })) }))
  expect(await failureOf(change(owner, { ...named, pages: broken }))).toMatchObject({ _tag: 'UploadNotFound' })
})

test('a reported site is hidden for the version that was read and shown again; drafts are nobody’s to report', async () => {
  const { add, publish, owner, stranger, facilityId, reported, sites } = await makeSitesFixture(database)
  const { id, version } = await run(add(owner, { facility_id: facilityId, name: 'bajka' }))
  expect(await run(reported.find(stranger, id))).toBeNull()
  await run(publish(owner, { facility_id: facilityId, id, version }))
  const found = await run(reported.find(stranger, id))
  expect(found).toMatchObject({ facilityId, title: 'Bajka', isPublic: true })
  const act = { id, revision: found?.revision ?? '', reason: null, note: null }
  expect(await failureOf(reported.act(stranger, { ...act, act: 'hide', revision: '2020-01-01T00:00:00.000Z' }))).toMatchObject({
    _tag: 'SubjectChanged',
  })
  await run(reported.act(stranger, { ...act, act: 'hide' }))
  expect([(await run(sites.byId(id)))?.hidden, await run(reported.find(stranger, id))]).toEqual([true, null])
  expect(await failureOf(reported.act(stranger, { ...act, act: 'hide' }))).toMatchObject({ _tag: 'SubjectChanged' })
  await run(reported.act(stranger, { ...act, act: 'restore' }))
  expect(await run(reported.find(stranger, id))).toMatchObject({ isPublic: true })
})

import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { anonymous, type User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { type MergedPair, merge, showMerge, twoFacilities, undoMerge } from '#plugins/support/testing/describe-merged-kind.ts'
import type { SiteView } from '../contract/site.ts'
import { ListSiteChoices, ReviewSite } from '../use-cases/builder.ts'
import { SendContact } from '../use-cases/contact.ts'
import { PreviewSitePage } from '../use-cases/preview-site.ts'
import { PublishSite } from '../use-cases/publish.ts'
import { ShowSitePage } from '../use-cases/show-site-page.ts'
import { AddSite, ChangeSite, ListSites } from '../use-cases/sites.ts'
import { freshName, insertSite } from './insert-site.ts'

const platform = startForTests(() => testPlatform())
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const visitor = anonymous('1.2.3.4')

const writerOf = (...facilities: readonly string[]): User =>
  aUser({ id: newId(), perms: Object.fromEntries(facilities.map((id) => [id, ['facility-web-page/write', 'facility-data/write']])) })

/** Two facilities with packages. */
const premiumPair = async (): Promise<MergedPair> => {
  const pair = await twoFacilities(platform)
  for (const id of [pair.survivor, pair.merged]) {
    await rows(`update facility set status = 'premium' where id = ? returning 1`, [id])
    await rows(`insert into facility_package (facility_id, valid_until) values (?, '2099-01-01') returning 1`, [id])
  }
  return pair
}
const siteOf = async (facility_id: string): Promise<SiteView | undefined> =>
  (await platform.run(ListSites, writerOf(facility_id), { facility_id })).items[0]
const saveTitle = (writer: User, { id, facility_id, version }: SiteView, title: string) =>
  platform.run(ChangeSite, writer, { facility_id, id, version, title })
const show = (name: string) => platform.run(ShowSitePage, visitor, { name, slug: '', language: 'pl' })

/** Creates and publishes the site of a facility. */
const publishedSite = async (facility_id: string): Promise<SiteView> => {
  const writer = writerOf(facility_id)
  const { id } = await platform.run(AddSite, writer, { facility_id, name: freshName() })
  return platform.run(PublishSite, writer, { facility_id, id })
}

test('WB-04 a facility that closes while its site is edited: the editor saves and publishes, visitors are told, and no message is taken', async () => {
  const { survivor: facility_id } = await premiumPair()
  const writer = writerOf(facility_id)
  const site = await publishedSite(facility_id)
  await rows(`update facility set active = false, inactive_since = '2026-11-01' where id = ? returning 1`, [facility_id])
  const saved = await saveTitle(writer, site, 'Do widzenia')
  await platform.run(PublishSite, writer, { facility_id, id: site.id, version: saved.version })
  const shown = await show(site.name)
  expect([shown.site?.content.title, shown.site?.facility.active, shown.view?.isMain]).toEqual(['Do widzenia', false, true])
  const message = { site: site.name, name: 'Ola', email: 'ola@example.test', message: 'Czy są miejsca?' }
  await expect(platform.run(SendContact, visitor, message)).rejects.toMatchObject({ _tag: 'WebPageNotFound' })
})

test('WB-04 a facility that is merged while its site is edited: the site moves with its draft, and what is unsaved is saved at the one that remains', async () => {
  const pair = await premiumPair()
  const { survivor, merged } = pair
  const site = await publishedSite(merged)
  const before = writerOf(merged)
  const saved = await saveTitle(before, site, 'Zapisany szkic')
  const id = await merge(platform, pair)

  await expect(saveTitle(before, saved, 'Niezapisany')).rejects.toMatchObject({ _tag: 'WebPageNotFound' })
  const moved = await siteOf(survivor)
  expect(moved).toMatchObject({ id: site.id, version: saved.version, draft: { title: 'Zapisany szkic' } })
  expect(await siteOf(merged)).toBeUndefined()
  expect((await show(site.name)).site?.facility.id).toBe(survivor)
  if (!moved) throw new Error('the site is gone')
  await saveTitle(writerOf(survivor), moved, 'Niezapisany')

  await undoMerge(platform, id)
  expect(await siteOf(merged)).toMatchObject({ id: site.id, draft: { title: 'Niezapisany' } })
  expect(await siteOf(survivor)).toBeUndefined()
})

test('WB-04 of two merged facilities with sites visitors see that of the one that remains; the other comes back with the undoing', async () => {
  const pair = await premiumPair()
  const { survivor, merged } = pair
  const survivingSite = await publishedSite(survivor)
  const waiting = await publishedSite(merged)
  const id = await merge(platform, pair)
  expect([(await show(survivingSite.name)).site?.id, (await show(waiting.name)).site]).toEqual([survivingSite.id, null])
  expect((await siteOf(survivor))?.id).toBe(survivingSite.id)
  await undoMerge(platform, id)
  expect([(await siteOf(survivor))?.id, (await siteOf(merged))?.id]).toEqual([survivingSite.id, waiting.id])
  expect((await show(waiting.name)).site?.id).toBe(waiting.id)
})

test('SP-02 a site made after a merge stays with the facility that remained, or goes where support chooses', async () => {
  for (const [moves, owner] of [
    [[], 'survivor'],
    [[{ kind: 'sites' }], 'merged'],
  ] as const) {
    const pair = await premiumPair()
    const id = await merge(platform, pair)
    const made = await publishedSite(pair.survivor)
    expect((await showMerge(platform, id)).written).toMatchObject([{ kind: 'sites', count: 1, items: null }])
    await undoMerge(platform, id, moves)
    expect((await siteOf(pair[owner]))?.id).toBe(made.id)
  }
})

test('WB-04 a facility that passes to another owner while its site is edited: the former one is refused, the new one goes on with the saved draft', async () => {
  const { survivor: facility_id } = await premiumPair()
  const site = await publishedSite(facility_id)
  const saved = await saveTitle(writerOf(facility_id), site, 'Szkic poprzedniczki')
  const former = writerOf()
  await expect(saveTitle(former, saved, 'Za późno')).rejects.toMatchObject({ _tag: 'InsufficientPermissions' })
  const next = await siteOf(facility_id)
  expect(next).toMatchObject({ version: saved.version, draft: { title: 'Szkic poprzedniczki' } })
  expect(await saveTitle(writerOf(facility_id), saved, 'Szkic następczyni')).toMatchObject({ draft: { title: 'Szkic następczyni' } })
})

test('WB-02 a theme that is removed while a site is edited: draft and published pages are in crayons, the owner is told and keeps the content', async () => {
  const { survivor: facility_id } = await premiumPair()
  const writer = writerOf(facility_id)
  const site = await publishedSite(facility_id)
  const gone = { ...site.draft, theme: 'removed_theme' }
  await rows('delete from sites_site where id = ? returning 1', [site.id])
  const id = await insertSite({ rows }, facility_id, { name: site.name, content: gone })
  expect((await show(site.name)).theme?.key).toBe('crayons')
  const preview = await platform.run(PreviewSitePage, writer, { facilityId: facility_id, page: '', theme: null, language: 'pl' })
  expect(preview.theme?.key).toBe('crayons')
  expect((await platform.run(ReviewSite, writer, { facility_id, id })).warnings[0]).toMatchObject({ kind: 'unknown-theme' })
  const saved = await platform.run(ChangeSite, writer, { facility_id, id, version: 1, title: 'Dalej' })
  expect(saved.draft).toEqual({ ...gone, title: 'Dalej' })
  const { sections } = await platform.run(ListSiteChoices, writer, { facility_id })
  const shown = Object.fromEntries(sections.map(({ kind, filled, nothing }) => [kind, [filled, nothing !== null]]))
  for (const kind of ['news', 'documents']) expect([kind, shown[kind]]).toEqual([kind, [false, true]])
  for (const kind of ['gallery', 'technics', 'opinions', 'staff']) expect([kind, shown[kind]]).toEqual([kind, [false, false]])
  expect(await platform.run(ChangeSite, writer, { facility_id, id, theme: 'meadow' })).toMatchObject({ draft: { theme: 'meadow' } })
  await platform.run(PublishSite, writer, { facility_id, id })
  expect((await show(site.name)).theme?.key).toBe('meadow')
})

import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous, type User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewNews } from '../contract/publication.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { storeChild, storeGroup } from '../testing/store-group.ts'

const database = databaseForTests()

/** Begins with a group in which the parent of the fixture has a child, and a post to it with a file. */
const setUp = async () => {
  const fixture = await makeNewsFixture(database)
  const { facilityId, parent, owner, add, upload } = fixture
  const group = await storeGroup(database, facilityId)
  const child = await storeChild(database, { facilityId, accountId: parent.id, groupId: group })
  const content = documentOfText('W piątek jedziemy do teatru.')
  const given: NewNews = { facility_id: facilityId, kind: 'news', title: 'Teatr', content, visibility: 'private', group_ids: [group] }
  const cover_id = (await upload({ purpose: 'news' }, owner)).id
  const news = await run(add(owner, { ...given, cover_id, consents: true, status: 'published' }))
  return { ...fixture, group, child, given, news }
}

test('NE-08 a post to a group is read and listed by parents with a child in it and by the staff, its file too, as long as they are', async () => {
  const { news, parent, teacher, moderator, owner, support, stranger, facilityId, show, list, findFile, child } = await setUp()
  const reads = async (actor: User | ReturnType<typeof anonymous>) => {
    const shown = await run(show(actor, { id: news.id })).then(
      () => true,
      () => false,
    )
    const { items, itemsTotal } = await run(list(actor, { facility_id: facilityId }))
    expect([items.some(({ id }) => id === news.id), itemsTotal > 0]).toEqual([shown, shown])
    return shown
  }
  for (const reader of [parent, teacher, moderator, owner, support]) expect(await reads(reader)).toBe(true)
  for (const other of [stranger, anonymous('1.2.3.4')]) expect(await reads(other)).toBe(false)
  const { cover } = await run(show(parent, { id: news.id }))
  const address = new URL(cover?.url ?? '', 'https://kredka.test')
  const file = () => run(findFile({ path: address.pathname.slice('/wpisy/'.length), query: Object.fromEntries(address.searchParams) }))
  expect(await file()).not.toBe(null)
  await rowsOf(database, 'update groups_child set group_id = ? where id = ? returning 1', [await storeGroup(database, facilityId), child])
  expect([await reads(parent), await file()]).toEqual([false, null])
})

test('NE-08 groups of others are refused, and posts for everybody or for owner and administrators have none', async () => {
  const { add, change, owner, given, news, group } = await setUp()
  const elsewhere = await storeGroup(database, await storeStanding(database, { status: 'premium', validUntil: null }))
  for (const id of [elsewhere, newId()])
    expect(await failureOf(add(owner, { ...given, group_ids: [id] }))).toMatchObject({ _tag: 'Validation' })
  for (const visibility of ['public', 'admin_only'] as const)
    expect((await run(add(owner, { ...given, visibility }))).group_ids).toEqual([])
  expect((await run(change(owner, { id: news.id, title: 'Teatr w sobotę' }))).group_ids).toEqual([group])
  expect((await run(change(owner, { id: news.id, visibility: 'public' }))).group_ids).toEqual([])
})

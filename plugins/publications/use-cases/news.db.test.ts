import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous, system } from '#core/access/actor.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { sampleFiles } from '#plugins/uploads/testing/sample-files.ts'
import type { NewNews } from '../contract/publication.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'

const database = databaseForTests()

const visitor = anonymous('1.2.3.4')
const setUp = async () => {
  const fixture = await makeNewsFixture(database)
  const content = documentOfText('Zapraszamy na bal.')
  const post = (over: Partial<NewNews> = {}): NewNews => ({
    facility_id: fixture.facilityId,
    kind: 'news',
    title: 'Bal jesieni',
    content,
    ...over,
  })
  return {
    ...fixture,
    post,
    published: (over: Partial<NewNews> = {}) => run(fixture.add(fixture.owner, post({ status: 'published', ...over }))),
  }
}

test('NE-01 a post is a draft, is changed, published and deleted; each act is in the audit log, and readers’ pages are told', async () => {
  const { add, change, remove, owner, post, events, audit, list, facilityId } = await setUp()
  const draft = await run(add(owner, post()))
  expect(draft).toMatchObject({
    status: 'draft',
    slug: 'bal-jesieni',
    visibility: 'public',
    version: 1,
    published_at: null,
    editable: true,
  })
  expect(events.emitted).toEqual([])
  const again = await run(add(owner, post()))
  expect(again.slug).toBe('bal-jesieni-2')
  const news = await run(change(owner, { id: draft.id, version: 1, title: ' Bal zimy ', status: 'published' }))
  expect(news).toMatchObject({ title: 'Bal zimy', slug: 'bal-jesieni', status: 'published', version: 2 })
  expect(events.emitted.map(({ name }) => name)).toEqual(['publications.changed', 'facility.news-published'])
  expect((await run(list(visitor, { facility_id: facilityId }))).items.map(({ id }) => id)).toEqual([draft.id])
  await run(change(owner, { id: draft.id, status: 'archived' }))
  await run(change(owner, { id: draft.id, status: 'published' }))
  expect(events.emitted.filter(({ name }) => name === 'facility.news-published')).toHaveLength(1)
  expect(await run(remove(owner, { id: draft.id }))).toEqual({ removed: true })
  expect(await failureOf(remove(owner, { id: draft.id }))).toMatchObject({ _tag: 'NewsNotFound' })
  expect(audit.entries.map(({ action }) => action)).toEqual([
    'publications.news-added',
    'publications.news-added',
    ...Array.from({ length: 3 }, () => 'publications.news-changed'),
    'publications.news-removed',
  ])
})

test('NE-03 J3.3 a teacher with the permission writes; parents, strangers and visitors do not, and learn nothing of what they may not read', async () => {
  const { add, change, moderator, parent, stranger, post, published } = await setUp()
  await run(add(moderator, post()))
  for (const user of [parent, stranger]) expect(await failureOf(add(user, post()))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(add(visitor, post()))).toMatchObject({ _tag: 'MissingJwt' })
  const { id } = await published({ visibility: 'private' })
  expect(await failureOf(change(parent, { id, title: 'x' }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(change(stranger, { id, title: 'x' }))).toMatchObject({ _tag: 'NewsNotFound' })
  const secret = await published({ visibility: 'admin_only' })
  expect(await failureOf(change(moderator, { id: secret.id, title: 'x' }))).toMatchObject({ _tag: 'NewsNotFound' })
})

test('NE-02 lists and posts show a caller exactly what the caller may read', async () => {
  const { list, show, published, add, post, facilityId, owner, moderator, parent, stranger } = await setUp()
  for (const visibility of ['public', 'private', 'admin_only'] as const) await published({ visibility, title: visibility })
  await published({ moderator_only: true, title: 'moderators' })
  const draft = await run(add(owner, post({ title: 'draft' })))
  const titles = async (actor: Parameters<typeof list>[0]) =>
    (await run(list(actor, { facility_id: facilityId }))).items.map(({ title }) => title).toSorted()
  expect(await titles(visitor)).toEqual(['public'])
  expect(await titles(stranger)).toEqual(['public'])
  expect(await titles(parent)).toEqual(['private', 'public'])
  expect(await titles(moderator)).toEqual(['draft', 'moderators', 'private', 'public'])
  expect(await titles(owner)).toEqual(['admin_only', 'draft', 'moderators', 'private', 'public'])
  expect((await run(list(owner, { facility_id: facilityId, status: 'draft' }))).items.map(({ id }) => id)).toEqual([draft.id])
  expect((await run(list(visitor, { facility_id: facilityId, status: 'draft' }))).items.map(({ title }) => title)).toEqual(['public'])
  expect(await failureOf(show(parent, { id: draft.id }))).toMatchObject({ _tag: 'NewsNotFound' })
})

test('OW-16 without a package nothing is added or published, and what was published stays', async () => {
  const { add, change, list, published, setPremium, owner, post, clock, facilityId } = await setUp()
  await published()
  const draft = await run(add(owner, post()))
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
  const scheduled = await run(add(owner, post({ status: 'scheduled', publish_at: inHours(2) })))
  await setPremium(clock.now().toISOString())
  expect(await failureOf(add(owner, post()))).toMatchObject({ _tag: 'PremiumRequired' })
  for (const request of [{ status: 'published' }, { status: 'scheduled', publish_at: inHours(1) }] as const)
    for (const { id } of [draft, scheduled])
      expect(await failureOf(change(owner, { id, ...request }))).toMatchObject({ _tag: 'PremiumRequired' })
  expect(await run(change(owner, { id: scheduled.id, title: 'Poprawiony' }))).toMatchObject({ title: 'Poprawiony', status: 'scheduled' })
  expect(await run(change(owner, { id: draft.id, title: 'Poprawiony' }))).toMatchObject({ title: 'Poprawiony', status: 'draft' })
  expect((await run(list(visitor, { facility_id: facilityId }))).itemsTotal).toBe(1)
})

test('a scheduled post appears once when its moment has come; one whose package has ended is a draft that says why', async () => {
  const { add, show, publishScheduled, owner, post, clock, events, setPremium } = await setUp()
  const publish_at = new Date(clock.now().getTime() + 3_600_000).toISOString()
  const first = await run(add(owner, post({ status: 'scheduled', publish_at })))
  const second = await run(
    add(owner, post({ status: 'scheduled', publish_at: new Date(Date.parse(publish_at) + 3_600_000).toISOString() })),
  )
  await run(publishScheduled(system, {}))
  expect(await run(show(owner, { id: first.id }))).toMatchObject({ status: 'scheduled' })
  clock.advance(3600)
  await run(publishScheduled(system, {}))
  await run(publishScheduled(system, {}))
  expect(await run(show(visitor, { id: first.id }))).toMatchObject({ status: 'published', published_at: publish_at })
  expect(events.emitted.filter(({ name }) => name === 'facility.news-published')).toHaveLength(1)
  await setPremium(clock.now().toISOString())
  clock.advance(3600)
  await run(publishScheduled(system, {}))
  expect(await run(show(owner, { id: second.id }))).toMatchObject({ status: 'draft', held: 'package-ended', publish_at: null })
  expect(await failureOf(add(owner, post({ status: 'scheduled', publish_at })))).toMatchObject({ _tag: 'PremiumRequired' })
})

test('two editors at once: the later one is told, and what was before is a version that can be restored', async () => {
  const { add, change, versions, restore, show, owner, moderator, parent, post } = await setUp()
  const { id } = await run(add(owner, post({ status: 'published' })))
  await run(change(owner, { id, version: 1, title: 'Pierwszy' }))
  expect(await failureOf(change(moderator, { id, version: 1, title: 'Drugi' }))).toMatchObject({ _tag: 'VersionConflict' })
  await run(change(moderator, { id, version: 2, content: documentOfText('Nowa treść') }))
  const { versions: all } = await run(versions(owner, { id }))
  expect(all.map(({ number, title }) => [number, title])).toEqual([
    [2, 'Pierwszy'],
    [1, 'Bal jesieni'],
  ])
  // Accounts that are gone have no name.
  expect(all[0]).toMatchObject({ saved_by: null, cover: null, attachments: [] })
  await run(restore(owner, { id, number: 1 }))
  expect(await run(show(visitor, { id }))).toMatchObject({ title: 'Bal jesieni', version: 4 })
  expect((await run(versions(owner, { id }))).versions).toHaveLength(3)
  expect(await failureOf(restore(owner, { id, number: 9 }))).toMatchObject({ _tag: 'NewsVersionNotFound' })
  expect(await failureOf(versions(parent, { id }))).toMatchObject({ _tag: 'InsufficientPermissions' })
  for (let n = 0; n < 25; n++) await run(change(owner, { id, title: `Tytuł ${n}` }))
  expect((await run(versions(owner, { id }))).versions).toHaveLength(20)
})

test('NE-09 an earlier version has its cover and attachments, which come back with it', async () => {
  const { add, change, versions, restore, show, upload, owner, post } = await setUp()
  const cover_id = (await upload({ purpose: 'news' }, owner)).id
  const { id } = await run(add(owner, post({ cover_id, consents: true, status: 'published' })))
  await run(change(owner, { id, cover_id: null }))
  const { versions: all } = await run(versions(owner, { id }))
  expect(all).toMatchObject([{ number: 1, cover: { id: cover_id }, attachments: [] }])
  await run(restore(owner, { id, number: 1 }))
  expect(await run(show(owner, { id }))).toMatchObject({ cover: { id: cover_id } })
})

test('NE-09 an archived post may be scheduled to appear again', async () => {
  const { add, change, owner, post, clock } = await setUp()
  const { id } = await run(add(owner, post({ status: 'published' })))
  await run(change(owner, { id, status: 'archived' }))
  const publish_at = new Date(clock.now().getTime() + 86_400_000).toISOString()
  expect(await run(change(owner, { id, status: 'scheduled', publish_at }))).toMatchObject({ status: 'scheduled', publish_at })
})

test('pictures need the confirmation that consents are held before they are published', async () => {
  const { add, change, upload, owner, post } = await setUp()
  const cover_id = (await upload({ purpose: 'news' }, owner)).id
  expect(await failureOf(add(owner, post({ cover_id, status: 'published' })))).toMatchObject({ _tag: 'ConsentsNeeded' })
  const draft = await run(add(owner, post({ cover_id })))
  expect(await run(change(owner, { id: draft.id, status: 'published', consents: true }))).toMatchObject({ status: 'published' })
  expect(await run(change(owner, { id: draft.id, title: 'Poprawiony' }))).toMatchObject({ title: 'Poprawiony' })
  const another = (await upload({ purpose: 'news' }, owner)).id
  expect(await failureOf(change(owner, { id: draft.id, cover_id: another }))).toMatchObject({ _tag: 'ConsentsNeeded' })
  expect(await run(change(owner, { id: draft.id, cover_id: another, consents: true }))).toMatchObject({ cover: { id: another } })
})

test('J3.5 NE-02 files follow the rule of their post, by direct address too, and a removed member loses them at once', async () => {
  const { add, change, show, upload, findFile, removeMember, uploadOf, remove, owner, moderator, parent, stranger, post, clock } =
    await setUp()
  const pdf = await upload({ purpose: 'news', file: sampleFiles.pdf }, owner)
  const { id } = await run(add(owner, post({ visibility: 'private', status: 'published', attachment_ids: [pdf.id] })))
  const find = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://kredka.test')
    return run(findFile({ path: pathname.slice('/wpisy/'.length), query: Object.fromEntries(searchParams) }))
  }
  const addressFor = async (user: typeof owner) => (await run(show(user, { id }))).attachments[0]?.url ?? ''
  const ofParent = await addressFor(parent)
  expect(await find(ofParent)).toMatchObject({ download: pdf.name, cache: 'revalidate' })
  const [bare = ''] = ofParent.split('?')
  for (const address of [
    bare,
    ofParent.replace(parent.id, stranger.id),
    ofParent.replace(parent.id, 'obsluga'),
    `${bare}?konto=${parent.id}`,
  ])
    expect(await find(address)).toBeNull()
  await removeMember(parent.id)
  expect(await find(ofParent)).toBeNull()
  const ofModerator = await addressFor(moderator)
  await run(change(owner, { id, visibility: 'admin_only' }))
  expect(await find(ofModerator)).toBeNull()
  await run(change(owner, { id, visibility: 'public' }))
  expect(await addressFor(stranger)).toBe(bare)
  expect(await find(bare)).not.toBeNull()
  const ofOwner = await addressFor(owner)
  clock.advance(601)
  expect(await find(ofOwner)).not.toBeNull()
  await run(change(owner, { id, status: 'archived' }))
  const late = await addressFor(owner)
  clock.advance(600)
  expect(await find(late)).toBeNull()
  await run(remove(owner, { id }))
  expect(await uploadOf(pdf.id)).toBeUndefined()
})

test('a file of another facility, another account, or another post cannot be attached', async () => {
  const { add, upload, owner, moderator, post } = await setUp()
  const mine = await upload({ purpose: 'news' }, owner)
  expect(await failureOf(add(moderator, post({ cover_id: mine.id })))).toMatchObject({ _tag: 'UploadNotFound' })
  await run(add(owner, post({ cover_id: mine.id })))
  expect(await failureOf(add(owner, post({ attachment_ids: [mine.id] })))).toMatchObject({ _tag: 'UploadNotFound' })
})

test('OW-19 the focal point of a cover is stored with the post, and forgotten with another cover', async () => {
  const { add, change, show, upload, owner, post } = await setUp()
  const cover_id = (await upload({ purpose: 'news' }, owner)).id
  const { id } = await run(add(owner, post({ cover_id, cover_focus: { x: 20, y: 10 } })))
  const focusOf = async () => (await run(show(owner, { id }))).cover?.focus
  expect(await focusOf()).toEqual({ x: 20, y: 10 })
  await run(change(owner, { id, title: 'Bal', cover_id }))
  expect(await focusOf()).toEqual({ x: 20, y: 10 })
  await run(change(owner, { id, cover_id: (await upload({ purpose: 'news' }, owner)).id }))
  expect(await focusOf()).toBeNull()
  await run(change(owner, { id, cover_focus: { x: 0, y: 100 } }))
  expect(await focusOf()).toEqual({ x: 0, y: 100 })
})

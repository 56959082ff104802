import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewMaterial } from '#plugins/publications/contract/publication.ts'
import { someTags } from '#plugins/publications/testing/tag-lookup.ts'
import { sampleFiles } from '#plugins/uploads/testing/sample-files.ts'
import { makeZoneFixture } from '../testing/zone-fixture.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeZoneFixture(database)
  const publish = (over: Partial<NewMaterial> = {}) =>
    run(
      fixture.addMaterial(fixture.editor, {
        title: 'Jesienne drzewko',
        content: documentOfText('Wycinamy liście i liczymy je.'),
        status: 'published',
        ...over,
      }),
    )
  return { ...fixture, publish }
}

test('TZ-01 TZ-04 the list is the same for everybody: also for teachers and editors it has public materials alone', async () => {
  const { publish, materialsPage, teacher, editor, stranger } = await setUp()
  const { id } = await publish()
  await publish({ visibility: 'private' })
  await publish({ visibility: 'admin_only' })
  await publish({ status: 'draft' })
  for (const actor of [teacher, editor, stranger])
    expect((await run(materialsPage(actor, { filter: {}, page: 1 }))).items.map((one) => one.id)).toEqual([id])
})

test('TZ-02 the list says which filters it has; a page that it does not have is not found', async () => {
  const { publish, materialsPage, stranger } = await setUp()
  await publish({ tag_ids: [someTags.autumn.id] })
  const filter = { publication_topic: someTags.winter.param }
  expect(await run(materialsPage(stranger, { filter, page: 1 }))).toMatchObject({ filter, items: [], itemsTotal: 0 })
  for (const page of [0, 2]) expect(await failureOf(materialsPage(stranger, { filter: {}, page }))).toMatchObject({ _tag: 'NewsNotFound' })
})

test('TZ-03 the list names the files of a material, and its page offers them with what to read next', async () => {
  const { publish, materialsPage, materialPage, upload, editor, stranger } = await setUp()
  const file = await upload({ purpose: 'material', file: sampleFiles.pdf }, editor)
  const { slug } = await publish({ tag_ids: [someTags.autumn.id], attachment_ids: [file.id] })
  const other = await publish({ tag_ids: [someTags.autumn.id], title: 'Kasztany' })
  const list = await run(materialsPage(stranger, { filter: {}, page: 1 }))
  expect(list.items.map(({ attachments }) => attachments.map(({ kind }) => kind))).toEqual([[], ['pdf']])
  const { material, related, tags } = await run(materialPage(stranger, { slug }))
  expect(material.attachments.map(({ id, url }) => [id, url.startsWith('/wpisy/')])).toEqual([[file.id, true]])
  expect(related.map(({ id }) => id)).toEqual([other.id])
  expect(tags.map(({ id }) => id)).toContain(someTags.autumn.id)
})

test('TZ-04 a material that not everybody reads has no page, whoever asks', async () => {
  const { publish, materialPage, teacher, editor } = await setUp()
  for (const over of [{ visibility: 'private' }, { visibility: 'admin_only' }, { status: 'draft' }] as const) {
    const { slug } = await publish(over)
    for (const actor of [teacher, editor]) expect(await failureOf(materialPage(actor, { slug }))).toMatchObject({ _tag: 'NewsNotFound' })
  }
  expect(await failureOf(materialPage(editor, { slug: 'nie-ma' }))).toMatchObject({ _tag: 'NewsNotFound' })
})

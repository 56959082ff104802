import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous, system } from '#core/access/actor.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { sampleFiles } from '#plugins/uploads/testing/sample-files.ts'
import type { NewMaterial } from '../contract/publication.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { someTags } from '../testing/tag-lookup.ts'

const database = databaseForTests()

const visitor = anonymous('1.2.3.4')
const { winter, garden } = someTags

const setUp = async () => {
  const fixture = await makeNewsFixture(database)
  const material = (over: Partial<NewMaterial> = {}): NewMaterial => ({
    title: 'Jesienne drzewko',
    content: documentOfText('Wycinamy liście i liczymy je.'),
    ...over,
  })
  return {
    ...fixture,
    material,
    /** Hands a material in as the teacher; returns it and what support examines. */
    handedIn: async (over: Partial<NewMaterial> = {}) => {
      const view = await run(fixture.addMaterial(fixture.teacher, material({ status: 'pending', ...over })))
      const [submission] = [...fixture.waiting.keys()]
      return { ...view, submission: submission ?? '' }
    },
  }
}

test('names of pages of the teacher zone are no slugs of materials, and only tags of posts are accepted', async () => {
  const { addMaterial, material, teacher } = await setUp()
  expect(await run(addMaterial(teacher, material({ title: 'Kalendarz' })))).toMatchObject({ slug: 'kalendarz-2' })
  for (const tag_ids of [[garden.id], ['0191b7a0-0000-7000-8000-00000000ffff']])
    expect(await failureOf(addMaterial(teacher, material({ tag_ids })))).toMatchObject({
      _tag: 'Validation',
      schema: { tag_ids: ['FIELD_INVALID'] },
    })
})

test('support accepts a material, which is published then; its author is told', async () => {
  const { handedIn, decide, support, show, events, waiting } = await setUp()
  const { id, submission } = await handedIn()
  expect(await failureOf(show(visitor, { id }))).toMatchObject({ _tag: 'NewsNotFound' })
  await run(decide(support, { subjectId: submission, outcome: 'accept', reason: null, note: '' }))
  expect(await run(show(visitor, { id }))).toMatchObject({ status: 'published', editable: false })
  expect(events.emitted.map(({ name }) => name)).toEqual(['publications.changed', 'publications.material-accepted'])
  expect(await failureOf(decide(support, { subjectId: submission, outcome: 'accept', reason: null, note: '' }))).toMatchObject({
    _tag: 'SubjectChanged',
  })
  expect(waiting.size).toBe(1)
})

test('a refused material is a draft that says why, can be appealed, and is another text once it was changed', async () => {
  const { handedIn, decide, support, teacher, show, change, reported, events } = await setUp()
  const { id, submission } = await handedIn()
  const refusal = { reason: 'copyright', note: 'Skąd pochodzi piosenka?' }
  await run(decide(support, { subjectId: submission, outcome: 'reject', ...refusal }))
  expect(await run(show(teacher, { id }))).toMatchObject({
    status: 'draft',
    refusal: { outcome: 'reject', revision: submission, ...refusal },
  })
  expect(events.emitted.at(-1)).toMatchObject({
    name: 'publications.material-refused',
    accountId: teacher.id,
    revision: submission,
    ...refusal,
  })
  expect(await run(reported.ofReview?.(submission) ?? reported.find(system, id))).toMatchObject({
    id,
    revision: submission,
    authorIds: [teacher.id],
  })
  const restore = { id, revision: submission, act: 'restore', reason: null, note: null, undoes: 'rejected' } as const
  await run(reported.act(support, restore))
  expect(await run(show(visitor, { id }))).toMatchObject({ status: 'published', refusal: null })
  await run(change(teacher, { id, status: 'archived' }))
  await run(change(teacher, { id, title: 'Inny' }))
  expect(await failureOf(reported.act(support, restore))).toMatchObject({ _tag: 'SubjectChanged' })
})

test('what readers would see anew is examined again: a change while it waits, or once it is published', async () => {
  const { handedIn, decide, support, teacher, editor, changeMaterial, show, waiting } = await setUp()
  const { id, submission } = await handedIn()
  await run(changeMaterial(teacher, { id, title: 'Zimowe drzewko' }))
  const [second = ''] = [...waiting.keys()]
  expect([waiting.size, second === submission]).toEqual([1, false])
  const accept = { outcome: 'accept', reason: null, note: '' } as const
  expect(await failureOf(decide(support, { subjectId: submission, ...accept }))).toMatchObject({ _tag: 'SubjectChanged', detail: 'edited' })
  await run(decide(support, { subjectId: second, ...accept }))
  waiting.delete(second)
  expect(await run(changeMaterial(teacher, { id, tag_ids: [winter.id], licence: 'cc-by' }))).toMatchObject({ status: 'published' })
  expect(await run(changeMaterial(editor, { id, lead: 'Z papieru' }))).toMatchObject({ status: 'published' })
  expect(await run(changeMaterial(teacher, { id, lead: 'Z bibuły' }))).toMatchObject({ status: 'pending' })
  expect(waiting.size).toBe(1)
  expect(await failureOf(show(visitor, { id }))).toMatchObject({ _tag: 'NewsNotFound' })
  await run(changeMaterial(teacher, { id, status: 'draft' }))
  expect(waiting.size).toBe(0)
})

test('nobody decides about a material of their own', async () => {
  const { addMaterial, material, support, change, decide, waiting, repository } = await setUp()
  const { id } = await run(addMaterial(support, material()))
  const news = await run(repository.byId(id))
  if (news) await run(repository.save({ ...news, status: 'pending', submission_id: id }))
  expect(await failureOf(decide(support, { subjectId: id, outcome: 'accept', reason: null, note: '' }))).toMatchObject({ detail: 'own' })
  expect(await run(change(support, { id, status: 'published' }))).toMatchObject({ status: 'published' })
  expect(waiting.size).toBe(0)
})

test('when the account of an author is erased, published materials under CC BY stay, and everything else goes with its files', async () => {
  const { handedIn, decide, support, teacher, upload, leave, show, posts, uploadOf, waiting } = await setUp()
  const pdf = await upload({ purpose: 'material', file: sampleFiles.pdf }, teacher)
  const accepted = await handedIn({ licence: 'cc-by', title: 'Zostaje', attachment_ids: [pdf.id] })
  await run(decide(support, { subjectId: accepted.submission, outcome: 'accept', reason: null, note: '' }))
  waiting.clear()
  await handedIn({ title: 'Czeka' })
  expect(waiting.size).toBe(1)
  await run(leave(system, { accountId: teacher.id, email: 'n@kredka.test' }, {}))
  expect(waiting.size).toBe(0)
  const written = posts.written(teacher, { section: 'materials', author_id: teacher.id, status: null }, { offset: 0, limit: 5 })
  expect((await run(written)).items.map(({ title }) => title)).toEqual(['Zostaje'])
  expect(await run(show(visitor, { id: accepted.id }))).toMatchObject({ status: 'published', attachments: [{ id: pdf.id }] })
  expect(await uploadOf(pdf.id)).toMatchObject({ account_id: null })
})

import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { anonymous, system } from '#core/access/actor.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { sampleFiles } from '#plugins/uploads/testing/uploads-fixture.ts'
import type { NewMaterial } from '../contract/publication.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { someTags } from '../testing/tag-lookup.ts'

const visitor = anonymous('1.2.3.4')
const { worksheet, autumn, winter, threeYears, garden } = someTags

const setUp = () => {
  const fixture = makeNewsFixture()
  const material = (over: Partial<NewMaterial> = {}): NewMaterial => ({
    title: 'Jesienne drzewko',
    content: documentOfText('Wycinamy liście i liczymy je.'),
    ...over,
  })
  return {
    ...fixture,
    material,
    /** Publishes a material as an editor. */
    published: (over: Partial<NewMaterial> = {}) => run(fixture.addMaterial(fixture.editor, material({ status: 'published', ...over }))),
    /** Hands a material in as the teacher; returns it and what support examines. */
    handedIn: async (over: Partial<NewMaterial> = {}) => {
      const view = await run(fixture.addMaterial(fixture.teacher, material({ status: 'pending', ...over })))
      const [submission] = [...fixture.waiting.keys()]
      return { ...view, submission: submission ?? '' }
    },
  }
}

test('TZ-01 teachers hand in materials, editors publish them; parents, strangers and visitors add none', async () => {
  const { addMaterial, material, teacher, owner, parent, stranger, editor, waiting, listMaterials } = setUp()
  const draft = await run(addMaterial(teacher, material({ tag_ids: [autumn.id], licence: 'cc-by', author_name: ' Anna ' })))
  expect(draft).toMatchObject({ section: 'materials', facility_id: null, kind: 'material', status: 'draft', slug: 'jesienne-drzewko' })
  expect(draft).toMatchObject({ licence: 'cc-by', author_name: 'Anna', editable: true })
  expect(await run(addMaterial(owner, material({ status: 'pending' })))).toMatchObject({ status: 'pending', slug: 'jesienne-drzewko-2' })
  expect([...waiting.values()]).toMatchObject([{ kind: 'material', authorId: owner.id, title: 'Jesienne drzewko' }])
  expect(await failureOf(addMaterial(teacher, material({ status: 'published' })))).toMatchObject({ _tag: 'NewsStatusRefused' })
  for (const user of [parent, stranger])
    expect(await failureOf(addMaterial(user, material()))).toMatchObject({ _tag: 'InsufficientPermissions' })
  expect(await failureOf(addMaterial(visitor, material()))).toMatchObject({ _tag: 'MissingJwt' })
  expect((await run(listMaterials(visitor, {}))).items).toEqual([])
  expect(await run(addMaterial(editor, material({ status: 'published' })))).toMatchObject({ status: 'published', licence: 'own-use' })
  expect((await run(listMaterials(visitor, {}))).items.map(({ slug }) => slug)).toEqual(['jesienne-drzewko-3'])
})

test('TZ-01 the list of own materials says who may add some', async () => {
  const { ownMaterials, addMaterial, material, teacher, owner, editor, parent, stranger, removeMember } = setUp()
  const mayAdd = () =>
    Promise.all([teacher, owner, editor, parent, stranger].map(async (user) => (await run(ownMaterials(user, {}))).may_add))
  expect(await mayAdd()).toEqual([true, true, true, false, false])
  await run(addMaterial(teacher, material()))
  await removeMember(teacher.id)
  expect(await run(ownMaterials(teacher, {}))).toMatchObject({ itemsTotal: 1, may_add: false })
})

test('names of pages of the teacher zone are no slugs of materials, and only tags of posts are accepted', async () => {
  const { addMaterial, material, teacher } = setUp()
  expect(await run(addMaterial(teacher, material({ title: 'Kalendarz' })))).toMatchObject({ slug: 'kalendarz-2' })
  for (const tag_ids of [[garden.id], ['0191b7a0-0000-7000-8000-00000000ffff']])
    expect(await failureOf(addMaterial(teacher, material({ tag_ids })))).toMatchObject({
      _tag: 'Validation',
      schema: { tag_ids: ['FIELD_INVALID'] },
    })
})

test('support accepts a material, which is published then; its author is told', async () => {
  const { handedIn, decide, support, showMaterial, listMaterials, events, waiting } = setUp()
  const { slug, submission } = await handedIn()
  expect(await failureOf(showMaterial(visitor, { id: slug }))).toMatchObject({ _tag: 'NewsNotFound' })
  await run(decide(support, { subjectId: submission, outcome: 'accept', reason: null, note: '' }))
  expect(await run(showMaterial(visitor, { id: slug }))).toMatchObject({ status: 'published', editable: false, saved: false })
  expect((await run(listMaterials(visitor, {}))).itemsTotal).toBe(1)
  expect(events.emitted.map(({ name }) => name)).toEqual(['publications.changed', 'publications.material-accepted'])
  expect(await failureOf(decide(support, { subjectId: submission, outcome: 'accept', reason: null, note: '' }))).toMatchObject({
    _tag: 'SubjectChanged',
  })
  expect(waiting.size).toBe(1)
})

test('a refused material is a draft that says why, can be appealed, and is another text once it was changed', async () => {
  const { handedIn, decide, support, teacher, show, change, reported, showMaterial, events } = setUp()
  const { id, slug, submission } = await handedIn()
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
  expect(await run(showMaterial(visitor, { id: slug }))).toMatchObject({ status: 'published', refusal: null })
  await run(change(teacher, { id, status: 'archived' }))
  await run(change(teacher, { id, title: 'Inny' }))
  expect(await failureOf(reported.act(support, restore))).toMatchObject({ _tag: 'SubjectChanged' })
})

test('what readers would see anew is examined again: a change while it waits, or once it is published', async () => {
  const { handedIn, decide, support, teacher, editor, changeMaterial, showMaterial, waiting } = setUp()
  const { id, slug, submission } = await handedIn()
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
  expect(await failureOf(showMaterial(visitor, { id: slug }))).toMatchObject({ _tag: 'NewsNotFound' })
  await run(changeMaterial(teacher, { id, status: 'draft' }))
  expect(waiting.size).toBe(0)
})

test('nobody decides about a material of their own', async () => {
  const { addMaterial, material, support, change, decide, waiting, repository } = setUp()
  const { id } = await run(addMaterial(support, material()))
  const news = await run(repository.byId(id))
  if (news) await run(repository.save({ ...news, status: 'pending', submission_id: id }))
  expect(await failureOf(decide(support, { subjectId: id, outcome: 'accept', reason: null, note: '' }))).toMatchObject({ detail: 'own' })
  expect(await run(change(support, { id, status: 'published' }))).toMatchObject({ status: 'published' })
  expect(waiting.size).toBe(0)
})

test('TZ-04 materials are for everybody, for teachers, or for the editors and their author, and so are their files', async () => {
  const { published, upload, showMaterial, listMaterials, findFile, changeMaterial, removeMember, editor, teacher, parent, owner } = setUp()
  const pdf = await upload({ purpose: 'material', file: sampleFiles.pdf }, editor)
  const { id, slug } = await published({ visibility: 'private', attachment_ids: [pdf.id] })
  const counts = async () =>
    Promise.all([visitor, parent, teacher, owner, editor].map(async (actor) => (await run(listMaterials(actor, {}))).itemsTotal))
  expect(await counts()).toEqual([0, 0, 1, 1, 1])
  for (const actor of [visitor, parent]) expect(await failureOf(showMaterial(actor, { id: slug }))).toMatchObject({ _tag: 'NewsNotFound' })
  const find = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://kredka.test')
    return run(findFile({ path: pathname.slice('/wpisy/'.length), query: Object.fromEntries(searchParams) }))
  }
  const addressFor = async (user: typeof teacher) => (await run(showMaterial(user, { id: slug }))).attachments[0]?.url ?? ''
  const ofTeacher = await addressFor(teacher)
  const ofEditor = await addressFor(editor)
  expect(await find(ofTeacher)).toMatchObject({ download: pdf.name })
  expect(await find(ofEditor)).toMatchObject({ download: pdf.name })
  expect(await find(ofTeacher.replace(teacher.id, parent.id))).toBeNull()
  expect(await find(ofTeacher.replace(teacher.id, 'redakcja'))).toBeNull()
  expect(await find(ofTeacher.split('?')[0] ?? '')).toBeNull()
  await removeMember(teacher.id)
  expect(await find(ofTeacher)).toBeNull()
  await run(changeMaterial(editor, { id, visibility: 'admin_only' }))
  expect(await counts()).toEqual([0, 0, 0, 0, 1])
  expect(await find(ofEditor)).not.toBeNull()
  await run(changeMaterial(editor, { id, visibility: 'public' }))
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
})

test('TZ-02 the list is filtered by tags and words that may have typing errors, and counts what each tag would leave', async () => {
  const { published, listMaterials } = setUp()
  await published({ tag_ids: [worksheet.id, autumn.id, threeYears.id] })
  await published({ title: 'Śnieżna mandala', content: documentOfText('Kolorujemy płatki.'), tag_ids: [worksheet.id, winter.id] })
  const list = async (filter: Parameters<typeof listMaterials>[1]) => {
    const { items, tags, corrected } = await run(listMaterials(visitor, filter))
    return {
      titles: items.map(({ title }) => title),
      counts: Object.fromEntries(tags.map(({ param, count }) => [param, count])),
      corrected,
    }
  }
  expect(await list({})).toEqual({
    titles: ['Śnieżna mandala', 'Jesienne drzewko'],
    counts: { 'karta-pracy': 2, jesien: 1, zima: 1, '3-latki': 1 },
    corrected: false,
  })
  expect(await list({ publication_topic: 'jesien', age_groups: '3-latki,4-latki' })).toMatchObject({
    titles: ['Jesienne drzewko'],
    counts: { 'karta-pracy': 1, jesien: 1, '3-latki': 1 },
  })
  expect(await list({ publication_topic: 'jesien,zima' })).toMatchObject({ titles: ['Śnieżna mandala', 'Jesienne drzewko'] })
  expect(await list({ publication_topic: 'nie-ma' })).toMatchObject({ titles: [] })
  expect(await list({ q: 'platki' })).toMatchObject({ titles: ['Śnieżna mandala'], corrected: false })
  expect(await list({ q: 'drzefko' })).toMatchObject({ titles: ['Jesienne drzewko'], corrected: true })
})

test('the list follows every change: a new title, another visibility, and an end', async () => {
  const { published, listMaterials, changeMaterial, removeMaterial, reported, editor, support } = setUp()
  const { id } = await published()
  const titles = async () => (await run(listMaterials(visitor, {}))).items.map(({ title }) => title)
  expect(await titles()).toEqual(['Jesienne drzewko'])
  await run(changeMaterial(editor, { id, title: 'Zimowe drzewko' }))
  expect((await run(listMaterials(visitor, { q: 'zimowe' }))).itemsTotal).toBe(1)
  const hide = { id, reason: 'copyright', note: null } as const
  await run(reported.act(support, { ...hide, act: 'hide', revision: '2' }))
  expect(await titles()).toEqual([])
  await run(reported.act(support, { ...hide, act: 'restore', revision: '2' }))
  expect(await titles()).toEqual(['Zimowe drzewko'])
  await run(removeMaterial(editor, { id }))
  expect(await titles()).toEqual([])
})

test('materials are saved by users, once each, and shown as long as they may be read', async () => {
  const { published, save, unsave, savedList, showMaterial, changeMaterial, parent, editor } = setUp()
  const { id, slug } = await published()
  await run(save(parent, { id }))
  await run(save(parent, { id }))
  expect(await run(showMaterial(parent, { id: slug }))).toMatchObject({ saved: true })
  expect((await run(savedList(parent, {}))).items.map((one) => one.id)).toEqual([id])
  await run(changeMaterial(editor, { id, visibility: 'private' }))
  expect((await run(savedList(parent, {}))).items).toEqual([])
  expect(await failureOf(save(parent, { id }))).toMatchObject({ _tag: 'NewsNotFound' })
  expect(await run(unsave(parent, { id }))).toEqual({ saved: false })
  expect(await run(unsave(parent, { id }))).toEqual({ saved: false })
})

test('when the account of an author is erased, published materials under CC BY stay, and everything else goes with its files', async () => {
  const { handedIn, decide, support, teacher, upload, leave, showMaterial, ownMaterials, uploadRows, waiting } = setUp()
  const pdf = await upload({ purpose: 'material', file: sampleFiles.pdf }, teacher)
  const accepted = await handedIn({ licence: 'cc-by', title: 'Zostaje', attachment_ids: [pdf.id] })
  await run(decide(support, { subjectId: accepted.submission, outcome: 'accept', reason: null, note: '' }))
  waiting.clear()
  await handedIn({ title: 'Czeka' })
  expect(waiting.size).toBe(1)
  await run(leave(system, { accountId: teacher.id, email: 'n@kredka.test' }, {}))
  expect(waiting.size).toBe(0)
  expect((await run(ownMaterials(teacher, {}))).items.map(({ title }) => title)).toEqual(['Zostaje'])
  expect(await run(showMaterial(visitor, { id: accepted.slug }))).toMatchObject({ status: 'published', attachments: [{ id: pdf.id }] })
  expect(uploadRows.get(pdf.id)).toMatchObject({ account_id: null })
})

test('TZ-04 a list can have the materials for teachers alone, which is empty for everybody else', async () => {
  const { published, listMaterials, editor, teacher, parent } = setUp()
  const forTeachers = await published({ visibility: 'private' })
  const forAll = await published()
  await published({ visibility: 'admin_only' })
  const idsOf = async (actor: typeof teacher, visibility: 'public' | 'private') =>
    (await run(listMaterials(actor, { visibility }))).items.map(({ id }) => id)
  for (const actor of [teacher, editor]) expect(await idsOf(actor, 'private')).toEqual([forTeachers.id])
  expect(await idsOf(parent, 'private')).toEqual([])
  expect(await idsOf(parent, 'public')).toEqual([forAll.id])
})

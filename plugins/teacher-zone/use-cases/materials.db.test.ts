import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewMaterial } from '#plugins/publications/contract/publication.ts'
import { someTags } from '#plugins/publications/testing/tag-lookup.ts'
import { sampleFiles } from '#plugins/uploads/testing/sample-files.ts'
import { makeZoneFixture } from '../testing/zone-fixture.ts'

const database = databaseForTests()

const visitor = anonymous('1.2.3.4')
const { worksheet, autumn, winter, threeYears } = someTags

const setUp = async () => {
  const fixture = await makeZoneFixture(database)
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
  }
}

test('TZ-01 teachers hand in materials, editors publish them; parents, strangers and visitors add none', async () => {
  const { addMaterial, material, teacher, owner, parent, stranger, editor, waiting, listMaterials } = await setUp()
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
  const { ownMaterials, addMaterial, material, teacher, owner, editor, parent, stranger, removeMember } = await setUp()
  const mayAdd = () =>
    Promise.all([teacher, owner, editor, parent, stranger].map(async (user) => (await run(ownMaterials(user, {}))).may_add))
  expect(await mayAdd()).toEqual([true, true, true, false, false])
  await run(addMaterial(teacher, material()))
  await removeMember(teacher.id)
  expect(await run(ownMaterials(teacher, {}))).toMatchObject({ itemsTotal: 1, may_add: false })
})

test('TZ-04 materials are for everybody, for teachers, or for the editors and their author, and so are their files', async () => {
  const { published, upload, showMaterial, listMaterials, findFile, changeMaterial, removeMember, editor, teacher, parent, owner } =
    await setUp()
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
  const { published, listMaterials } = await setUp()
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
  const { published, listMaterials, changeMaterial, removeMaterial, reported, editor, support } = await setUp()
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
  const { published, save, unsave, savedList, showMaterial, changeMaterial, parent, editor } = await setUp()
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

test('TZ-04 a list can have the materials for teachers alone, which is empty for everybody else', async () => {
  const { published, listMaterials, editor, teacher, parent } = await setUp()
  const forTeachers = await published({ visibility: 'private' })
  const forAll = await published()
  await published({ visibility: 'admin_only' })
  const idsOf = async (actor: typeof teacher, visibility: 'public' | 'private') =>
    (await run(listMaterials(actor, { visibility }))).items.map(({ id }) => id)
  for (const actor of [teacher, editor]) expect(await idsOf(actor, 'private')).toEqual([forTeachers.id])
  expect(await idsOf(parent, 'private')).toEqual([])
  expect(await idsOf(parent, 'public')).toEqual([forAll.id])
})

test('TZ-07 a material states aims, time, ages and areas, by which it is found; ages in the wrong order are refused', async () => {
  const { addMaterial, changeMaterial, material, published, editor, listMaterials, showMaterial } = await setUp()
  const stated = { aims: ' Liczenie do pięciu ', minutes: 20, age_from: 4, age_to: 5, areas: ['cognitive', 'social'] } as const
  const { id } = await published(stated)
  await published({ title: 'Bez danych' })
  expect(await run(showMaterial(visitor, { id }))).toMatchObject({ ...stated, aims: 'Liczenie do pięciu' })
  const found = async (filter: object) => (await run(listMaterials(visitor, filter))).items.map((one) => one.id)
  for (const filter of [{ areas: 'social,physical' }, { time: '30' }, { q: 'pięciolatki' }, { q: 'liczenie' }])
    expect(await found(filter)).toEqual([id])
  expect([await found({ areas: 'physical' }), await found({ time: '15' }), await found({ areas: 'nosuch' })]).toEqual([[], [], []])
  expect((await run(listMaterials(visitor, {}))).areas).toContainEqual({ area: 'cognitive', count: 1 })
  expect(await failureOf(addMaterial(editor, material({ age_from: 6, age_to: 3 })))).toMatchObject({ _tag: 'Validation' })
  expect(await failureOf(changeMaterial(editor, { id, age_to: 3 }))).toMatchObject({ _tag: 'Validation' })
  expect(await run(changeMaterial(editor, { id, minutes: null, aims: '' }))).toMatchObject({ minutes: null, aims: '' })
})

test('TZ-06 what fits a search in part is said to, filters that were not chosen are not blamed, and each part can be taken off', async () => {
  const { published, listMaterials } = await setUp()
  const { id } = await published({ tag_ids: [autumn.id, worksheet.id] })
  const search = (q: string) => run(listMaterials(visitor, { q }))
  expect(await search('jesień karta')).toMatchObject({ items: [{ id }], partial: false, terms: [{ text: 'jesień' }, { text: 'karta' }] })
  expect(await search('jesień scenariusz')).toMatchObject({
    items: [{ id }],
    partial: true,
    terms: [{ rest: 'scenariusz' }, { rest: 'jesień' }],
  })
  expect(await search('dynia')).toMatchObject({ items: [], corrected: false })
})

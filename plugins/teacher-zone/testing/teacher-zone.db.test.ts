import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { makePlatform } from '#config/app/platform.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { insertNews } from '#plugins/publications/testing/insert-news.ts'
import { plugins } from '#plugins/server.gen.ts'
import { ListMaterials } from '../use-cases/list-materials.ts'
import { AddMaterial } from '../use-cases/materials.ts'
import { ShowMaterialsPage } from '../use-cases/teacher-zone-pages.ts'

const platforms = startForTests(async () => {
  const one = await testPlatform()
  const two = await makePlatform({ databaseUrl: one.databaseUrl, plugins, logger: pino({ level: 'silent' }) })
  return {
    ...one,
    two,
    end: async () => {
      await two.close()
      await one.end()
    },
  }
})
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platforms, sql, parameters)

test('two materials of the same title that are added at once get two slugs', async () => {
  const title = `Mandala ${newId()}`
  const teacher = aUser({ id: newId(), type: 'cms' })
  const add = (one: typeof platforms | typeof platforms.two) => one.run(AddMaterial, teacher, { title, content: documentOfText('Koło.') })
  const added = await Promise.all([platforms, platforms.two, platforms, platforms.two].map(add))
  expect(new Set(added.map(({ slug }) => slug)).size).toBe(4)
})

test('a material is found in the list of every process once it is published, and is gone from all once it is hidden', async () => {
  const title = `Drzewko ${newId()}`
  const id = await insertNews({ rows }, null, { section: 'materials', status: 'published', title })
  const found = async () =>
    Promise.all(
      [platforms, platforms.two].map(async (one) => (await one.run(ListMaterials, system, { q: title })).items.map((item) => item.id)),
    )
  expect(await found()).toEqual([[id], [id]])
  await rows('update publications_news set hidden = true, version = version + 1 where id = ? returning 1', [id])
  expect(await found()).toEqual([[], []])
})

test('TZ-02 a list of 5,000 materials needs three statements for any filter: their versions, the posts of the page, their files', async () => {
  const [tag] = await rows<{ id: string; param: string }>(`select id, param from tags_tag where category = 'publication_topic' limit 1`)
  const stored = {
    section: 'materials',
    status: 'published',
    title: 'Kasztanowe liczenie',
    uploadIds: [newId()],
    tagIds: [tag?.id ?? ''],
  } as const
  const id = await insertNews({ rows }, null, stored)
  await rows(
    `insert into publications_news select (n).* from (
       select jsonb_populate_record(n, jsonb_build_object('id', gen_random_uuid(), 'slug', 'kasztany-' || gen_random_uuid())) n
         from publications_news n cross join generate_series(1, 4999) where n.id = ?) copied returning 1`,
    [id],
  )
  const page = (filter: object) => platforms.run(ShowMaterialsPage, system, { filter, page: 200 })
  // The first list of a process reads all texts.
  await page({})
  for (const filter of [
    {},
    { publication_topic: tag?.param, q: 'kasztanowe' },
    { publication_topic: tag?.param, q: 'kasztanwoe liczneie' },
  ]) {
    platforms.queries.length = 0
    const { items, itemsTotal } = await page(filter)
    expect([items.length, itemsTotal >= 5000]).toEqual([24, true])
    // Tags are read once in two seconds.
    expect(platforms.queries.filter((sql) => !sql.includes('tags_tag'))).toHaveLength(3)
  }
})

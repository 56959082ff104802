import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewMaterial } from '#plugins/publications/contract/publication.ts'
import { makeNewsFixture } from '#plugins/publications/testing/news-fixture.ts'
import { someTags } from '#plugins/publications/testing/tag-lookup.ts'
import { sampleFiles } from '#plugins/uploads/testing/sample-files.ts'
import { materialJsonLd } from './json-ld.ts'

const describeMaterial = async (over: Partial<NewMaterial> = {}) => {
  const { addMaterial, editor, upload } = makeNewsFixture()
  const pdf = await upload({ purpose: 'material', file: sampleFiles.pdf }, editor)
  const given = { title: 'Jesienne drzewko', content: documentOfText('Wycinamy liście.'), attachment_ids: [pdf.id], ...over }
  const material = await run(addMaterial(editor, { status: 'published', ...given }))
  return materialJsonLd(material, {
    url: 'https://kredka.test/strefa-nauczyciela/jesienne-drzewko',
    publicUrl: 'https://kredka.test',
    tags: [someTags.worksheet, someTags.autumn],
    nameOf: ({ param }) => param,
  })
}

test('TZ-03 a material is a LearningResource with its kind, topic, licence, author and files', async () => {
  expect(await describeMaterial({ licence: 'cc-by', author_name: 'Anna Nowak' })).toMatchObject({
    '@type': 'LearningResource',
    name: 'Jesienne drzewko',
    learningResourceType: ['karta-pracy'],
    about: ['jesien'],
    license: 'https://creativecommons.org/licenses/by/4.0/',
    author: { '@type': 'Person', name: 'Anna Nowak' },
    encoding: [{ encodingFormat: 'application/pdf', contentUrl: expect.stringContaining('https://kredka.test/wpisy/') }],
  })
})

test('without a licence for everybody or a name none is given; a relation is an article', async () => {
  const { license, author } = await describeMaterial()
  expect([license, author]).toEqual([undefined, undefined])
  expect(await describeMaterial({ kind: 'relation' })).toMatchObject({ '@type': 'Article', headline: 'Jesienne drzewko' })
})

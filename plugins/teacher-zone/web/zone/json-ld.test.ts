import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { NewsView } from '#plugins/publications/contract/publication.ts'
import { aPost } from '#plugins/publications/testing/a-post.ts'
import { someTags } from '#plugins/publications/testing/tag-lookup.ts'
import { materialJsonLd } from './json-ld.ts'

const pdf: NewsView['attachments'][number] = {
  id: 'u1',
  url: '/wpisy/n1/u1/plik',
  variants: null,
  preview: null,
  mime: 'application/pdf',
  kind: 'pdf',
  size: 13,
  width: null,
  height: null,
  alt: '',
  name: 'drzewko.pdf',
}

const describeMaterial = (over: Partial<NewsView> = {}) => {
  const material: NewsView = {
    ...aPost({ section: 'materials', facility_id: null, kind: 'material', title: 'Jesienne drzewko', licence: 'own-use' }),
    content: documentOfText('Wycinamy liście.'),
    attachments: [pdf],
    uploads: [],
    editable: false,
    ...over,
  }
  return materialJsonLd(material, {
    url: 'https://kredka.test/strefa-nauczyciela/jesienne-drzewko',
    publicUrl: 'https://kredka.test',
    tags: [someTags.worksheet, someTags.autumn],
    nameOf: ({ param }) => param,
  })
}

test('TZ-03 a material is a LearningResource with its kind, topic, licence, author and files', () => {
  expect(describeMaterial({ licence: 'cc-by', author_name: 'Anna Nowak' })).toMatchObject({
    '@type': 'LearningResource',
    name: 'Jesienne drzewko',
    learningResourceType: ['karta-pracy'],
    about: ['jesien'],
    license: 'https://creativecommons.org/licenses/by/4.0/',
    author: { '@type': 'Person', name: 'Anna Nowak' },
    encoding: [{ encodingFormat: 'application/pdf', contentUrl: expect.stringContaining('https://kredka.test/wpisy/') }],
  })
})

test('without a licence for everybody or a name none is given; a relation is an article', () => {
  const { license, author } = describeMaterial()
  expect([license, author]).toEqual([undefined, undefined])
  expect(describeMaterial({ kind: 'relation' })).toMatchObject({ '@type': 'Article', headline: 'Jesienne drzewko' })
})

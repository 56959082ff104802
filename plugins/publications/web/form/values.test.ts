import { expect, test } from 'vitest'
import type { UploadView } from '#plugins/uploads/contract/ui.ts'
import type { NewsView } from '../../contract/publication.ts'
import { materialOf, newsOf, postOf } from './new-input.ts'
import { changesOf, copiedValues, emptyValues, needsConsents, valuesOf } from './values.ts'

const picture = { id: '0191b7a0-0000-7000-8000-000000000001', kind: 'image' } as UploadView
const facility = '0191b7a0-0000-7000-8000-0000000000ff'
const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ type: 'text' as const, text, format: 0 }] })
const stored: NewsView = {
  id: '0191b7a0-0000-7000-8000-000000000002',
  section: 'facility',
  facility_id: facility,
  slug: 'bal',
  kind: 'contest',
  title: 'Bal jesieni',
  lead: 'W piątek',
  content: {
    version: 1,
    children: [paragraph('Zapraszamy'), { type: 'image', upload: picture.id, alt: 'Liście', caption: '', width: 'full' }],
  },
  cover: null,
  attachments: [picture],
  uploads: [picture],
  visibility: 'private',
  moderator_only: false,
  consents: false,
  status: 'scheduled',
  held: null,
  hidden: false,
  publish_at: '2026-05-03T06:00:00.000Z',
  published_at: null,
  updated_at: '2026-05-01T06:00:00.000Z',
  closes_on: '2026-05-31',
  group_ids: [],
  tag_ids: ['t1'],
  language: 'pl',
  licence: null,
  author_name: '',
  aims: '',
  minutes: null,
  age_from: null,
  age_to: null,
  areas: [],
  refusal: null,
  version: 3,
  editable: true,
}

test('NE-01 a new post is sent with all of its values, as a draft unless a button says more', () => {
  const values = { ...emptyValues('facility', 'pl'), title: 'Bal', content: 'Tekst', attachments: [picture], status: 'draft' as const }
  expect(newsOf(values, facility)).toMatchObject({
    facility_id: facility,
    kind: 'news',
    title: 'Bal',
    attachment_ids: [picture.id],
    cover_id: null,
    closes_on: null,
    visibility: 'public',
    status: 'draft',
  })
  expect(newsOf(values, facility)).not.toHaveProperty('publish_at')
  expect(newsOf({ ...values, status: 'scheduled', publish_day: '2026-05-03' }, facility).publish_at).toBe('2026-05-03T06:00:00.000Z')
})

test('TZ-01 ST-07 a new material has a licence and readers, a post of the blog neither; only a material is handed in', () => {
  const typed = { title: 'Drzewko', content: 'Tekst', tag_ids: ['t1'], author_name: 'Anna', status: 'pending' as const }
  const material = materialOf({ ...emptyValues('materials', 'pl'), ...typed, licence: 'cc-by', visibility: 'private' })
  expect(material).toMatchObject({ kind: 'material', licence: 'cc-by', visibility: 'private', author_name: 'Anna', tag_ids: ['t1'] })
  expect(material).toMatchObject({ status: 'pending' })
  expect(material).not.toHaveProperty('moderator_only')
  const post = postOf({ ...emptyValues('blog', 'pl'), ...typed })
  expect(post).toMatchObject({ kind: 'publication', author_name: 'Anna', tag_ids: ['t1'] })
  for (const name of ['licence', 'visibility', 'moderator_only', 'status']) expect(post).not.toHaveProperty(name)
  expect(postOf(copiedValues(stored))).toMatchObject({ kind: 'contest' })
  expect(postOf({ ...copiedValues(stored), kind: 'relation' })).toMatchObject({ kind: 'publication' })
})

test('NE-01 of a stored post only what has changed is sent; a cleared text is removed', () => {
  const before = valuesOf(stored)
  expect(changesOf({ title: 'Bal wiosny', lead: null, closes_on: null }, before)).toEqual({
    title: 'Bal wiosny',
    lead: '',
    closes_on: null,
  })
  expect(changesOf({ cover: picture, attachments: [] }, before)).toEqual({ cover_id: picture.id, cover_focus: null, attachment_ids: [] })
  expect(changesOf({ tag_ids: [], licence: 'cc-by', author_name: null }, before)).toEqual({
    tag_ids: [],
    licence: 'cc-by',
    author_name: '',
  })
  expect(changesOf({ publish_time: '09:30' }, before)).toEqual({ publish_at: '2026-05-03T07:30:00.000Z' })
  expect(changesOf({ status: 'published', publish_time: '09:30' }, before)).toEqual({ status: 'published' })
})

test('NE-01 a copy has the texts, the tags and the readers of a post, without its files, its day and its status', () => {
  const copy = copiedValues(stored)
  expect(copy).toMatchObject({ title: 'Bal jesieni', visibility: 'private', kind: 'contest', attachments: [], closes_on: '', status: '' })
  expect(copy).toMatchObject({ tag_ids: ['t1'], licence: 'own-use' })
  expect(newsOf(copy, facility).content.children).toEqual([paragraph('Zapraszamy')])
})

test('NE-01 consents are asked for before readers, or those who examine a material, see pictures that they have not seen', () => {
  const before = { ...emptyValues('facility', 'pl'), status: 'draft' as const }
  const withCover = { ...before, cover: picture }
  expect(needsConsents(withCover, before, 'draft')).toBe(false)
  expect(needsConsents(withCover, before, 'published')).toBe(true)
  expect(needsConsents(withCover, before, 'scheduled')).toBe(true)
  expect(needsConsents(withCover, before, 'pending')).toBe(true)
  expect(needsConsents(before, before, 'published')).toBe(false)
  const published = { ...withCover, status: 'published' as const }
  expect(needsConsents(published, published, 'published')).toBe(false)
})

import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { newsApi } from '../contract/api.ts'
import { writeNews } from '../contract/permissions.ts'
import type { NewsStatus } from '../contract/terms.ts'
import { insertNews } from './insert-news.ts'

const createRecords = ({ caller, copyFacility, rows }: ExampleContext) => ({
  /** Copies the facility, with a package, and stores a post of it; returns the ids of both. */
  news: async (status: NewsStatus = 'draft') => {
    const facility_id = await copyFacility('premium')
    return { facility_id, id: await insertNews({ rows }, facility_id, { status }) }
  },
  /** Stores a post with an earlier version. */
  changed: async () => {
    const id = await insertNews({ rows }, await copyFacility('premium'))
    await rows(
      `insert into publications_version (news_id, number, saved_at, title, lead, content)
       select id, 1, now(), 'Pierwszy tytuł', lead, content from publications_news where id = ? returning 1`,
      [id],
    )
    return id
  },
  upload: async (facilityId: string) => insertFacilityUpload({ rows }, { accountId: (await caller()).id, facilityId, purpose: 'news' }),
})

const content = documentOfText('Zapraszamy wszystkie grupy.')
const added = (facility_id: string) => ({ facility_id, kind: 'news', title: `Wpis ${newId()}`, content })
const unknown = () => ({ as: 'support', params: { id: newId() } }) as const
const notFound = '404 news-not-found'

/** Posts of facilities: drafts, which only writers find, and public ones. */
export const examples = examplesOf(newsApi, createRecords, {
  listNews: { requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }) } },
  listNewsGroups: { requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }) } },
  listFeed: { requests: { none: () => ({}) } },
  showRss: {
    requests: {
      own: async ({ facility, rows }) => {
        const [found] = await rows<{ slug: string }>('select slug from facility where id = ?', [facility])
        return { params: { slug: found?.slug ?? '' } }
      },
    },
    errors: { FacilityNotFound: () => ({ params: { slug: 'nie-ma' } }) },
  },
  showNews: {
    requests: { 'own, foreign, pending': async ({ news }) => ({ params: { id: (await news('published')).id } }) },
    errors: { NewsNotFound: async ({ news }) => ({ as: 'anonymous', params: { id: (await news()).id } }) },
  },
  addNews: {
    effect: 'added',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const body = added(await copyFacility('premium'))
        return { body, appears: ['select 1 from publications_news where title = ?', body.title] }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', body: added(newId()) }),
      PremiumRequired: async ({ copyFacility }) => ({ as: 'support', body: added(await copyFacility('registered')) }),
      UploadNotFound: async ({ copyFacility }) => ({
        as: 'support',
        body: { ...added(await copyFacility('premium')), attachment_ids: [newId()] },
      }),
      ConsentsNeeded: async ({ copyFacility }) => ({
        as: 'support',
        body: { ...added(await copyFacility('premium')), cover_id: newId(), status: 'published' },
      }),
      Validation: async ({ copyFacility }) => ({
        as: 'support',
        body: { ...added(await copyFacility('premium')), content: { version: 1, children: [{ type: 'iframe' }] } },
      }),
    },
  },
  changeNews: {
    permission: writeNews,
    refusal: notFound,
    effect: 'changed',
    requests: {
      'own, foreign, pending': async ({ news }) => {
        const { id } = await news()
        return {
          params: { id },
          body: { title: 'Zmieniony' },
          appears: [`select 1 from publications_news where id = ? and title = 'Zmieniony'`, id],
        }
      },
    },
    errors: {
      InsufficientPermissions: async ({ news, createMember }) => ({
        as: await createMember(),
        params: { id: (await news('published')).id },
        body: { title: 'Zmieniony' },
      }),
      PremiumRequired: async ({ copyFacility, rows }) => ({
        as: 'support',
        params: { id: await insertNews({ rows }, await copyFacility('registered')) },
        body: { status: 'published' },
      }),
      NewsStatusRefused: async ({ news }) => ({ as: 'support', params: { id: (await news('published')).id }, body: { status: 'draft' } }),
      UploadNotFound: async ({ news }) => ({ as: 'support', params: { id: (await news()).id }, body: { attachment_ids: [newId()] } }),
      ConsentsNeeded: async ({ news, rows }) => {
        const { id } = await news()
        await rows('update publications_news set consents = false, cover_id = ? where id = ? returning 1', [newId(), id])
        return { as: 'support', params: { id }, body: { status: 'published' } }
      },
      Validation: async ({ news }) => ({ as: 'support', params: { id: (await news()).id }, body: { status: 'scheduled' } }),
      VersionConflict: async ({ news }) => ({
        as: 'support',
        params: { id: (await news()).id },
        body: { title: 'Stary' },
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  removeNews: {
    permission: writeNews,
    refusal: notFound,
    effect: 'removed',
    requests: {
      'own, foreign, pending': async ({ news }) => {
        const { id } = await news()
        return { params: { id }, vanishes: ['select 1 from publications_news where id = ?', id] }
      },
    },
    errors: {
      InsufficientPermissions: async ({ news, createMember }) => ({
        as: await createMember(),
        params: { id: (await news('published')).id },
      }),
    },
  },
  listNewsVersions: {
    permission: writeNews,
    refusal: notFound,
    requests: { 'own, foreign, pending': async ({ changed }) => ({ params: { id: await changed() } }) },
    errors: {
      InsufficientPermissions: async ({ news, createMember }) => ({
        as: await createMember(),
        params: { id: (await news('published')).id },
      }),
    },
  },
  restoreNews: {
    permission: writeNews,
    refusal: notFound,
    effect: 'restored',
    requests: {
      'own, foreign, pending': async ({ changed }) => {
        const id = await changed()
        return {
          params: { id },
          body: { number: 1 },
          appears: [`select 1 from publications_news where id = ? and title = 'Pierwszy tytuł'`, id],
        }
      },
    },
    errors: {
      NewsNotFound: () => ({ ...unknown(), body: { number: 1 } }),
      InsufficientPermissions: async ({ news, createMember }) => ({
        as: await createMember(),
        params: { id: (await news('published')).id },
        body: { number: 1 },
      }),
      NewsVersionNotFound: async ({ news }) => ({ as: 'support', params: { id: (await news()).id }, body: { number: 9 } }),
      VersionConflict: async ({ changed }) => ({
        as: 'support',
        params: { id: await changed() },
        body: { number: 1 },
        headers: { 'if-match': '"7"' },
      }),
    },
  },
})

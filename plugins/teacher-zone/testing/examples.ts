import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { insertNews } from '#plugins/publications/testing/insert-news.ts'
import { materialsApi } from '../contract/api.ts'
import { maxSaved } from '../contract/terms.ts'

const createRecords = ({ account, caller, createMember, rows }: ExampleContext) => {
  const query = async (id: string) =>
    ['select 1 from publications_saved where account_id = ? and news_id = ?', (await caller()).id, id] as const
  return {
    query,
    /** Stores a draft of the account whose object is asked for; returns its id. */
    draft: async () => insertNews({ rows }, null, { section: 'materials', authorId: (await account()).id }),
    published: () => insertNews({ rows }, null, { section: 'materials', status: 'published' }),
    /** Saves a material for the caller. */
    save: async (id: string) =>
      rows('insert into publications_saved values (?, ?, now()) on conflict do nothing returning 1', [(await caller()).id, id]),
    /** Creates a member who has saved as many materials as an account may. */
    collector: async () => {
      const member = await createMember()
      const saved = await insertNews({ rows }, null, { section: 'materials', status: 'published' })
      await rows(
        `with copies as (
           insert into publications_news select (n).* from (
             select jsonb_populate_record(n, jsonb_build_object('id', gen_random_uuid(), 'slug', 'zapisany-' || gen_random_uuid())) n
               from publications_news n cross join generate_series(1, ?) where n.id = ?) copied returning id)
         insert into publications_saved select ?, id, now() from copies returning 1`,
        [maxSaved, saved, member.id],
      )
      return member
    },
    slugOf: async (id: string) => (await rows<{ slug: string }>('select slug from publications_news where id = ?', [id]))[0]?.slug ?? '',
  }
}

const content = documentOfText('Wycinamy liście i liczymy je.')
const added = () => ({ title: `Materiał ${newId()}`, content })
const changed = (id: string) => ({
  params: { id },
  body: { title: 'Zmieniony' },
  appears: [`select 1 from publications_news where id = ? and title = 'Zmieniony'`, id] as const,
})
const notFound = '404 news-not-found'
/** Callers who do not see another author's draft. */
const strangers = {
  parent: notFound,
  teacher: notFound,
  moderator: notFound,
  owner: notFound,
  administrator: notFound,
  'foreign owner': notFound,
} as const

/** Materials: drafts of an author, and published ones. */
export const examples = examplesOf(materialsApi, createRecords, {
  listMaterials: { requests: { none: () => ({ query: { q: 'liście', publication_topic: 'jesien' } }) } },
  listOwnMaterials: { requests: { none: () => ({}) } },
  listSavedMaterials: { requests: { none: () => ({}) } },
  showMaterial: {
    requests: { none: async ({ published, slugOf }) => ({ params: { id: await slugOf(await published()) } }) },
    errors: { NewsNotFound: () => ({ params: { id: 'nie-ma' } }) },
  },
  addMaterial: {
    effect: 'added',
    requests: {
      none: () => {
        const body = added()
        return { body, appears: ['select 1 from publications_news where title = ?', body.title] }
      },
    },
    may: { none: { parent: '403 insufficient-permissions' } },
    errors: {
      NewsStatusRefused: () => ({ as: 'owner', body: { ...added(), status: 'published' } }),
      UploadNotFound: () => ({ as: 'CMS', body: { ...added(), attachment_ids: [newId()] } }),
      ConsentsNeeded: () => ({ as: 'CMS', body: { ...added(), cover_id: newId(), status: 'published' } }),
      Validation: () => ({ as: 'CMS', body: { ...added(), tag_ids: [newId()] } }),
    },
  },
  changeMaterial: {
    effect: 'changed',
    requests: { 'own, foreign': async ({ draft }) => changed(await draft()) },
    may: { foreign: strangers },
    errors: {
      NewsNotFound: () => ({ as: 'CMS', params: { id: newId() }, body: { title: 'Zmieniony' } }),
      InsufficientPermissions: async ({ published, createMember }) => ({
        as: await createMember(),
        params: { id: await published() },
        body: { title: 'Zmieniony' },
      }),
      NewsStatusRefused: async ({ published }) => ({ as: 'CMS', params: { id: await published() }, body: { status: 'draft' } }),
      UploadNotFound: async ({ draft }) => ({ as: 'CMS', params: { id: await draft() }, body: { attachment_ids: [newId()] } }),
      ConsentsNeeded: async ({ draft, rows }) => {
        const id = await draft()
        await rows('update publications_news set consents = false, cover_id = ? where id = ? returning 1', [newId(), id])
        return { as: 'CMS', params: { id }, body: { status: 'published' } }
      },
      Validation: async ({ draft }) => ({ as: 'CMS', params: { id: await draft() }, body: { kind: 'news' } }),
      VersionConflict: async ({ draft }) => ({
        as: 'CMS',
        params: { id: await draft() },
        body: { title: 'Stary' },
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  removeMaterial: {
    effect: 'removed',
    requests: {
      'own, foreign': async ({ draft }) => {
        const id = await draft()
        return { params: { id }, vanishes: ['select 1 from publications_news where id = ?', id] }
      },
    },
    may: { foreign: strangers },
    errors: {
      NewsNotFound: () => ({ as: 'CMS', params: { id: newId() } }),
      InsufficientPermissions: async ({ published, createMember }) => ({ as: await createMember(), params: { id: await published() } }),
    },
  },
  saveMaterial: {
    effect: 'saved',
    requests: {
      none: async ({ published, query }) => {
        const id = await published()
        return { params: { id }, appears: await query(id) }
      },
    },
    errors: {
      NewsNotFound: () => ({ params: { id: newId() } }),
      TooManySaved: async ({ published, collector }) => ({ as: await collector(), params: { id: await published() } }),
    },
  },
  unsaveMaterial: {
    effect: 'removed',
    requests: {
      none: async ({ published, save, query }) => {
        const id = await published()
        await save(id)
        return { params: { id }, vanishes: await query(id) }
      },
    },
  },
})

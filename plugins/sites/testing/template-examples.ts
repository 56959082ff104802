import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { templatesApi } from '../contract/templates-api.ts'
import { newSection } from '../domain/site.ts'
import { twoPages } from './insert-site.ts'

const freshKey = () => `s_${newId().replaceAll('-', '_')}`

const createRecords = ({ rows }: ExampleContext) => ({
  /** Stores a page template. */
  template: async () => {
    const id = newId()
    const key = freshKey()
    await rows(
      `insert into sites_template (id, key, name, theme, note, active, pages, created_at, updated_at, version)
       values (?, ?, 'Szablon', 'crayons', '', true, ?::jsonb, now(), now(), 1) returning 1`,
      [id, key, JSON.stringify(twoPages().pages)],
    )
    return { id, key }
  },
})

/** Returns pages with a picture, which belongs to one facility. */
const withPicture = () =>
  twoPages().pages.map((page) => ({
    ...page,
    sections: [
      newSection('rich_text', { version: 1, children: [{ type: 'image', upload: newId(), alt: '', caption: '', width: 'full' }] }),
    ],
  }))

const body = () => ({ key: freshKey(), name: 'Szablon', theme: 'crayons' })

/** Page templates: what support changes, and what owners choose from. */
export const templateExamples = examplesOf(templatesApi, createRecords, {
  listPageTemplates: { requests: { none: () => ({}) } },
  listTemplateChoices: { requests: { none: () => ({ query: { language: 'en' } }) } },
  addPageTemplate: {
    effect: 'added',
    requests: {
      none: () => {
        const given = body()
        return { body: given, appears: ['select 1 from sites_template where key = ?', given.key] }
      },
    },
    errors: {
      PageTemplateTaken: async ({ template }) => ({ as: 'support', body: { ...body(), key: (await template()).key } }),
      SubpageRefused: () => ({ as: 'support', body: { ...body(), pages: [] } }),
      Validation: () => ({ as: 'support', body: { ...body(), pages: withPicture() } }),
    },
  },
  changePageTemplate: {
    effect: 'changed',
    requests: {
      none: async ({ template }) => {
        const { id } = await template()
        return {
          params: { id },
          body: { name: 'Zmieniony' },
          appears: ["select 1 from sites_template where id = ? and name = 'Zmieniony'", id],
        }
      },
    },
    errors: {
      PageTemplateNotFound: () => ({ as: 'support', params: { id: newId() }, body: { name: 'Zmieniony' } }),
      PageTemplateTaken: async ({ template }) => {
        const { key } = await template()
        return { as: 'support', params: { id: (await template()).id }, body: { key } }
      },
      SubpageRefused: async ({ template }) => ({ as: 'support', params: { id: (await template()).id }, body: { pages: [] } }),
      Validation: async ({ template }) => ({ as: 'support', params: { id: (await template()).id }, body: { pages: withPicture() } }),
      VersionConflict: async ({ template }) => ({
        as: 'support',
        params: { id: (await template()).id },
        body: { name: 'Zmieniony' },
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  removePageTemplate: {
    effect: 'removed',
    requests: {
      none: async ({ template }) => {
        const { id } = await template()
        return { params: { id }, vanishes: ['select 1 from sites_template where id = ?', id] }
      },
    },
    errors: { PageTemplateNotFound: () => ({ as: 'support', params: { id: newId() } }) },
  },
})

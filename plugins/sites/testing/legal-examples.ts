import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { legalApi } from '../contract/legal-api.ts'
import { siteLimits } from '../contract/limits.ts'
import { siteAccess } from '../contract/permissions.ts'
import { newPage } from '../domain/site.ts'
import { insertSite, twoPages } from './insert-site.ts'

const createRecords = ({ copyFacility, rows }: ExampleContext) => {
  const store = async (content = twoPages()) => {
    const facility_id = await copyFacility('premium')
    return { facility_id, web_page_id: await insertSite({ rows }, facility_id, { content }) }
  }
  return {
    /** Stores the site of a copy of the facility. */
    site: () => store(),
    /** Stores a site that has as many pages as one can have. */
    fullSite: () => {
      const content = twoPages()
      const pages = [...content.pages]
      while (pages.length < siteLimits.pages) pages.push(newPage(pages, { kind: 'custom', title: 'Strona' }))
      return store({ ...content, pages })
    },
  }
}

const { permission } = siteAccess
const owned = 'own, foreign, pending'
const body = { kinds: ['child_protection', 'privacy'] }
const unknown = async ({ copyFacility }: Pick<ExampleContext, 'copyFacility'>) => ({
  facility_id: await copyFacility('premium'),
  web_page_id: newId(),
})

/** Pages that the law demands of sites. */
export const legalExamples = examplesOf(legalApi, createRecords, {
  listLegalPages: {
    permission,
    requests: { [owned]: async ({ site }) => ({ params: await site() }) },
    errors: { WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }) },
  },
  addLegalPages: {
    permission,
    effect: 'added',
    requests: {
      [owned]: async ({ site }) => {
        const params = await site()
        return {
          params,
          body,
          appears: ["select 1 from sites_site where id = ? and jsonb_array_length(draft->'pages') = 4", params.web_page_id],
        }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context), body }),
      SubpageRefused: async ({ fullSite }) => ({ as: 'support', params: await fullSite(), body }),
      Validation: async ({ site }) => ({ as: 'support', params: await site(), body: { kinds: ['accessibility'] } }),
      VersionConflict: async ({ site }) => ({ as: 'support', params: await site(), body, headers: { 'if-match': '"7"' } }),
    },
  },
})

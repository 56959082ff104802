import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { cmsApi } from '../contract/api.ts'
import { insertCity, insertDescription } from './insert-description.ts'

const createRecords = (context: ExampleContext) => ({
  city: () => insertCity(context),
  described: () => insertDescription(context),
})
type Context = ContextOf<typeof createRecords>

const texts = { lang: 'pl', title: 'Nowy', lead: '', body: documentOfText('Tekst'), meta_title: '', meta_description: '' }
const about = (find: (context: Context) => Promise<string> | string) => async (context: Context) => ({
  params: { city_id: await find(context) },
  query: { lang: 'pl' },
})
const staleTag = { 'if-match': '"7"' }

/** Descriptions of cities, which editors and support write. */
export const examples = examplesOf(cmsApi, createRecords, {
  listCities: { requests: { none: () => ({ query: { q: 'krak', 'filter[missing][eq]': 'all' } }) } },
  showDescription: {
    requests: { none: about(({ described }) => described()) },
    errors: { CmsCityNotFound: about(newId) },
  },
  saveDescription: {
    effect: 'saved',
    requests: {
      none: async ({ city }) => {
        const id = await city()
        return { params: { city_id: id }, body: texts, appears: [`select 1 from cms_description where city_id = ? and title = 'Nowy'`, id] }
      },
    },
    errors: {
      CmsCityNotFound: () => ({ params: { city_id: newId() }, body: texts }),
      VersionConflict: async ({ described }) => ({ params: { city_id: await described() }, body: texts, headers: staleTag }),
    },
  },
  listDescriptionVersions: {
    requests: { none: about(({ described }) => described()) },
    errors: { CmsCityNotFound: about(newId) },
  },
  restoreDescription: {
    effect: 'restored',
    requests: {
      none: async ({ described }) => {
        const id = await described()
        return {
          params: { city_id: id },
          body: { lang: 'pl', number: 1 },
          appears: [`select 1 from cms_description where city_id = ? and title = 'Pierwszy'`, id],
        }
      },
    },
    errors: {
      CmsCityNotFound: () => ({ params: { city_id: newId() }, body: { lang: 'pl', number: 1 } }),
      DescriptionVersionNotFound: async ({ described }) => ({ params: { city_id: await described() }, body: { lang: 'pl', number: 9 } }),
      VersionConflict: async ({ described }) => ({
        params: { city_id: await described() },
        body: { lang: 'pl', number: 1 },
        headers: staleTag,
      }),
    },
  },
})

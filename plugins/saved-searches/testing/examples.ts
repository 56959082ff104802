import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { searchLimits } from '../contract/limits.ts'
import { SearchStopLink } from '../services/searches.ts'
import { insertSearch } from './searches-fixture.ts'

let areas = 0
/** Returns the query of an area that no other request has. */
const anArea = () => {
  areas++
  return `granice=${[19, 50, 19 + areas / 1000, 50.1].join(',')}`
}

const createRecords = ({ account, createMember, find, rows }: ExampleContext) => {
  const search = async () => insertSearch({ rows }, (await account()).id)
  return {
    search,
    /** Stores a search, and returns the token of the link in its mails too. */
    linked: async () => {
      const id = await search()
      return { id, token: find(SearchStopLink).tokenOf(id) }
    },
    /** Creates a member with as many saved searches as possible. */
    full: async () => {
      const member = await createMember()
      for (let n = 0; n < searchLimits.searches; n++) await insertSearch({ rows }, member.id)
      return member
    },
  }
}

const name = 'Żłobki blisko pracy'
const forged = () => ({ params: { token: `${newId()}.${'x'.repeat(43)}` } })

/** Searches of the caller and of another account; links in mails are signed and work without signing in, `foreign` is a forged one. */
export const examples = examplesOf(savedSearchesApi, createRecords, {
  saveSearch: {
    effect: 'stored',
    requests: {
      none: () => {
        const own = newId()
        return { body: { name: own, query: anArea() }, appears: ['select 1 from saved_searches_search where name = ?', own] }
      },
    },
    errors: {
      SearchNotSavable: () => ({ body: { name, query: '' } }),
      SavedSearchExists: async ({ user }) => {
        const query = anArea()
        await user?.browser.call('POST', '/api/v1/saved-search', { name, query })
        return { body: { name, query } }
      },
      SavedSearchesFull: async ({ full }) => ({ as: await full(), body: { name, query: anArea() } }),
    },
  },
  listSearches: { requests: { none: () => ({}) } },
  previewSearch: { requests: { none: () => ({ query: { query: anArea() } }) } },
  changeSearch: {
    effect: 'changed',
    requests: {
      'own, foreign': async ({ search }) => {
        const id = await search()
        return {
          params: { id },
          body: { name: 'Zmieniona' },
          appears: [`select 1 from saved_searches_search where id = ? and name = 'Zmieniona'`, id],
        }
      },
    },
    may: { foreign: '404 saved-search-not-found' },
    errors: { VersionConflict: async ({ search }) => ({ params: { id: await search() }, body: { name }, headers: { 'if-match': '"7"' } }) },
  },
  removeSearch: {
    effect: 'removed',
    requests: {
      'own, foreign': async ({ search }) => {
        const id = await search()
        return { params: { id }, vanishes: ['select 1 from saved_searches_search where id = ?', id] }
      },
    },
    may: { foreign: '404 saved-search-not-found' },
  },
  readStopLink: {
    requests: { own: async ({ linked }) => ({ params: { token: (await linked()).token } }), foreign: forged },
    may: { foreign: '404 search-stop-link-not-found' },
  },
  stop: {
    effect: 'ended',
    requests: {
      own: async ({ linked }) => {
        const { id, token } = await linked()
        return {
          params: { token },
          form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
          appears: [`select 1 from saved_searches_search where id = ? and frequency = 'off'`, id],
        }
      },
      foreign: () => ({ ...forged(), form: new URLSearchParams() }),
    },
    may: { foreign: '404 search-stop-link-not-found' },
  },
})

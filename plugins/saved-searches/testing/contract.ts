import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { searchLimits } from '../contract/saved-search.ts'
import { SearchStopLink } from '../services/stop-link.ts'
import { insertSearch } from './insert-search.ts'

interface Searches {
  readonly parent: Member
  /** Stores a search of the parent; returns its id. */
  readonly search: () => Promise<string>
  readonly stopToken: () => Promise<string>
  /** Creates a member with as many saved searches as possible. */
  readonly full: () => Promise<Member>
}

const path = '/api/v1/saved-search'
let areas = 0
/** Returns the query of an area that no other call has. */
const anArea = () => {
  areas++
  return `granice=${[19, 50, 19 + areas / 1000, 50.1].join(',')}`
}

const createSearches = async ({ platform, url }: TestProduct): Promise<Searches> => {
  const parent = await createMember(platform, url)
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  const search = () => insertSearch({ rows }, parent.id)
  return {
    parent,
    search,
    stopToken: async () => platform.find(SearchStopLink).tokenOf(await search()),
    full: async () => {
      const member = await createMember(platform, url)
      for (let n = 0; n < searchLimits.searches; n++) await insertSearch({ rows }, member.id)
      return member
    },
  }
}

const forged = () => `${path}/stop/${newId()}.${'x'.repeat(43)}`
const name = 'Żłobki blisko pracy'

/** Contract of saved searches. */
export const contract = contractWith(createSearches, {
  [`post ${path}`]: {
    success: ({ parent }) => ({ path, as: parent.browser, body: { name, query: anArea() } }),
    errors: {
      'error/search-not-savable': ({ parent }) => ({ path, as: parent.browser, body: { name, query: '' } }),
      'error/saved-search-exists': async ({ parent }) => {
        const query = anArea()
        await parent.browser.call('POST', path, { name, query })
        return { path, as: parent.browser, body: { name, query } }
      },
      'error/saved-searches-full': async ({ full }) => ({ path, as: (await full()).browser, body: { name, query: anArea() } }),
    },
  },
  [`get ${path}/mine`]: { success: ({ parent }) => ({ path: `${path}/mine`, as: parent.browser }) },
  [`get ${path}/preview`]: {
    success: ({ parent }) => ({ path: `${path}/preview?query=${encodeURIComponent(anArea())}`, as: parent.browser }),
  },
  [`patch ${path}/:id`]: {
    success: async ({ parent, search }) => ({
      path: `${path}/${await search()}`,
      as: parent.browser,
      body: { frequency: 'hourly' },
      headers: { 'if-match': '"1"' },
    }),
    errors: {
      'error/saved-search-not-found': ({ parent }) => ({ path: `${path}/${newId()}`, as: parent.browser, body: { name } }),
      'error/version-conflict': async ({ parent, search }) => ({
        path: `${path}/${await search()}`,
        as: parent.browser,
        body: { name },
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  [`delete ${path}/:id`]: {
    success: async ({ parent, search }) => ({ path: `${path}/${await search()}`, as: parent.browser }),
    errors: { 'error/saved-search-not-found': ({ parent }) => ({ path: `${path}/${newId()}`, as: parent.browser }) },
  },
  [`get ${path}/stop/:token`]: {
    success: async ({ stopToken }) => ({ path: `${path}/stop/${await stopToken()}` }),
    errors: { 'error/search-stop-link-not-found': () => ({ path: forged() }) },
  },
  [`post ${path}/stop/:token`]: {
    success: async ({ stopToken }) => ({
      path: `${path}/stop/${await stopToken()}`,
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: { 'error/search-stop-link-not-found': () => ({ path: forged(), form: new URLSearchParams() }) },
  },
})

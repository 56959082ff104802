import { Effect } from 'effect'
import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { domainApi } from '../contract/domain-api.ts'
import { siteAccess } from '../contract/permissions.ts'
import { domainChecks } from '../contract/terms.ts'
import { insertDomain, insertSite } from './insert-site.ts'

const createRecords = ({ copyFacility, rows, find }: ExampleContext) => {
  const site = async (status: 'registered' | 'premium' = 'premium') => {
    const facility_id = await copyFacility(status)
    return { facility_id, web_page_id: await insertSite({ rows }, facility_id) }
  }
  /** Stores a site with a domain that waits for its proof. */
  const withDomain = async () => {
    const params = await site()
    await insertDomain({ rows }, params.web_page_id, { domain: `strona-${params.web_page_id}.pl`, isVerified: false })
    return params
  }
  return {
    /** Stores the site of a copy of the facility. */
    site,
    withDomain,
    /** Stores a site whose domain was checked as often as an hour allows. */
    oftenChecked: async () => {
      const params = await withDomain()
      const check = find(RateLimit).consume('sites.check-domain', params.web_page_id, domainChecks)
      for (let n = 0; n < domainChecks.times; n++) await Effect.runPromise(check)
      return params
    },
  }
}

const { permission } = siteAccess
const owned = 'own, foreign, pending'
const body = { domain: 'przedszkole-bajka.pl' }
const unknown = async ({ copyFacility }: Pick<ExampleContext, 'copyFacility'>) => ({
  facility_id: await copyFacility('premium'),
  web_page_id: newId(),
})

/** Own domains of sites. */
export const domainExamples = examplesOf(domainApi, createRecords, {
  showDomain: {
    permission,
    requests: { [owned]: async ({ withDomain }) => ({ params: await withDomain() }) },
    errors: { WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }) },
  },
  setDomain: {
    permission,
    effect: 'set',
    requests: {
      [owned]: async ({ site }) => {
        const params = await site()
        return { params, body, appears: ['select 1 from sites_domain where id = ?', params.web_page_id] }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context), body }),
      PremiumRequired: async ({ site }) => ({ as: 'support', params: await site('registered'), body }),
      Validation: async ({ site }) => ({ as: 'support', params: await site(), body: { domain: 'kredka.test' } }),
    },
  },
  checkDomain: {
    permission,
    effect: 'checked',
    requests: {
      [owned]: async ({ withDomain }) => {
        const params = await withDomain()
        return { params, appears: ['select 1 from sites_domain where id = ? and checked_at is not null', params.web_page_id] }
      },
    },
    errors: {
      WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }),
      OwnDomainNotFound: async ({ site }) => ({ as: 'support', params: await site() }),
      TooManyRequests: async ({ oftenChecked }) => ({ as: 'support', params: await oftenChecked() }),
    },
  },
  removeDomain: {
    permission,
    effect: 'removed',
    requests: {
      [owned]: async ({ withDomain }) => {
        const params = await withDomain()
        return { params, vanishes: ['select 1 from sites_domain where id = ?', params.web_page_id] }
      },
    },
    errors: { WebPageNotFound: async (context) => ({ as: 'support', params: await unknown(context) }) },
  },
})

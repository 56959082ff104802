import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { maxSubscriptions } from '../contract/subscription.ts'
import { StopLink } from '../services/stop-link.ts'
import type { Offer } from './describe-subscriptions.ts'
import { storeFacility } from './store-facility.ts'

interface Followers {
  readonly parent: Member
  readonly owner: Member
  readonly support: Member
  /** Creates a facility of the owner. */
  readonly facility: (offer?: Offer) => Promise<string>
  /** Creates a subscription of the parent; returns its id. */
  readonly subscription: () => Promise<string>
  readonly stopToken: () => Promise<string>
  /** Creates a member who follows as many facilities as possible. */
  readonly full: () => Promise<Member>
}

const path = '/api/v1/subscription'

const createFollowers = async ({ platform, url }: TestProduct): Promise<Followers> => {
  const parent = await createMember(platform, url)
  const owner = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const facility = async (offer: Offer = {}) => {
    const id = await storeFacility(platform, offer)
    await rowsOf(
      platform,
      `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{facility-members/write}') returning 1`,
      [owner.id, id],
    )
    return id
  }
  const subscription = async () => (await parent.browser.call('POST', path, { facility_id: await facility() })).body.id as string
  return {
    parent,
    owner,
    support,
    facility,
    subscription,
    stopToken: async () => platform.find(StopLink).tokenOf(await subscription()),
    full: async () => {
      const member = await createMember(platform, url)
      await rowsOf(
        platform,
        `with f as (insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug)
           select gen_random_uuid(), 'zz-' || gen_random_uuid(), 'Bajka', 'nursery', 'opolskie', 'x', gen_random_uuid(), 'Aa', 'aa' from generate_series(1, ?) returning id)
         insert into subscriptions_subscription (id, account_id, facility_id, in_app, email, created_at, seen_at)
           select gen_random_uuid(), ?, id, true, true, now(), now() from f returning 1`,
        [maxSubscriptions, member.id],
      )
      return member
    },
  }
}

const forged = () => `${path}/stop/${newId()}.${'x'.repeat(43)}`

/** Contract of subscriptions. */
export const contract = contractWith(createFollowers, {
  [`post ${path}`]: {
    success: async ({ parent, facility }) => ({ path, as: parent.browser, body: { facility_id: await facility(), channels: ['email'] } }),
    errors: {
      'error/facility-not-found': ({ parent }) => ({ path, as: parent.browser, body: { facility_id: newId() } }),
      'error/facility-inactive': async ({ parent, facility }) => ({
        path,
        as: parent.browser,
        body: { facility_id: await facility({ active: false }) },
      }),
      'error/subscriptions-full': async ({ full, facility }) => ({
        path,
        as: (await full()).browser,
        body: { facility_id: await facility() },
      }),
    },
  },
  [`delete ${path}/:id`]: {
    success: async ({ parent, subscription }) => ({ path: `${path}/${await subscription()}`, as: parent.browser }),
    errors: { 'error/subscription-not-found': ({ parent }) => ({ path: `${path}/${newId()}`, as: parent.browser }) },
  },
  [`get ${path}/mine`]: { success: ({ parent }) => ({ path: `${path}/mine?page=1`, as: parent.browser }) },
  [`get ${path}/following/:slug`]: {
    success: async ({ parent, facility }) => ({ path: `${path}/following/z-${await facility()}`, as: parent.browser }),
    errors: { 'error/facility-not-found': ({ parent }) => ({ path: `${path}/following/nie-ma`, as: parent.browser }) },
  },
  [`get ${path}/stop/:token`]: {
    success: async ({ stopToken }) => ({ path: `${path}/stop/${await stopToken()}` }),
    errors: { 'error/stop-link-not-found': () => ({ path: forged() }) },
  },
  [`post ${path}/stop/:token`]: {
    success: async ({ stopToken }) => ({
      path: `${path}/stop/${await stopToken()}`,
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: { 'error/stop-link-not-found': () => ({ path: forged(), form: new URLSearchParams() }) },
  },
})

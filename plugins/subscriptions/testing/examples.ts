import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { subscriptionsApi } from '../contract/api.ts'
import { maxSubscriptions } from '../contract/subscription.ts'
import { StopLink } from '../services/stop-link.ts'
import { storeFacility } from './store-facility.ts'

const createRecords = ({ account, createMember, find, platform, rows }: ExampleContext) => {
  /** Stores a subscription of the account; returns its id. */
  const subscription = async () => {
    const id = newId()
    await rows(
      `insert into subscriptions_subscription (id, account_id, facility_id, in_app, email, created_at, seen_at)
       values (?, ?, ?, true, true, now(), now()) returning 1`,
      [id, (await account()).id, await storeFacility(platform)],
    )
    return id
  }
  return {
    subscription,
    /** Stores a subscription, and returns the token of the link in its mails too. */
    linked: async () => {
      const id = await subscription()
      return { id, token: find(StopLink).tokenOf(id) }
    },
    /** Creates a member who follows as many facilities as possible. */
    full: async () => {
      const member = await createMember()
      await rows(
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
const forged = () => ({ params: { token: `${newId()}.${'x'.repeat(43)}` } })
const exists = (id: string) => ['select 1 from subscriptions_subscription where id = ?', id] as const

/** Subscriptions of the caller and of another account; links in mails work without signing in, `foreign` is a forged one. */
export const examples = examplesOf(subscriptionsApi, createRecords, {
  subscribe: {
    effect: 'stored',
    requests: {
      none: async ({ platform }) => {
        const facility_id = await storeFacility(platform)
        return {
          body: { facility_id, channels: ['email'] },
          appears: ['select 1 from subscriptions_subscription where facility_id = ?', facility_id],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ body: { facility_id: newId() } }),
      FacilityInactive: async ({ platform }) => ({ body: { facility_id: await storeFacility(platform, { active: false }) } }),
      SubscriptionsFull: async ({ full, facilities }) => ({ as: await full(), body: { facility_id: facilities.own } }),
    },
  },
  endSubscription: {
    effect: 'ended',
    requests: {
      'own, foreign': async ({ subscription }) => {
        const id = await subscription()
        return { params: { id }, vanishes: exists(id) }
      },
    },
    may: { foreign: '404 subscription-not-found' },
  },
  listOwn: { requests: { none: () => ({ query: { page: '1' } }) } },
  showFollowing: {
    requests: { none: async ({ platform }) => ({ params: { slug: `z-${await storeFacility(platform)}` } }) },
    errors: { FacilityNotFound: () => ({ params: { slug: 'nie-ma' } }) },
  },
  readStopLink: {
    requests: { own: async ({ linked }) => ({ params: { token: (await linked()).token } }), foreign: forged },
    may: { foreign: '404 stop-link-not-found' },
  },
  stop: {
    effect: 'ended',
    requests: {
      own: async ({ linked }) => {
        const { id, token } = await linked()
        return { params: { token }, form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), vanishes: exists(id) }
      },
      foreign: () => ({ ...forged(), form: new URLSearchParams() }),
    },
    may: { foreign: '404 stop-link-not-found' },
  },
})

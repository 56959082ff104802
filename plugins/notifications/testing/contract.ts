import { contractWith, type RouteCases } from '#config/quality/testing/contract/route-cases.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import { UnsubscribeLink } from '../services/unsubscribe-link.ts'

interface Subscriber {
  /** Signed-in member, and the token by which it unsubscribes from digests. */
  readonly member: Member
  readonly token: string
}

const createSubscriber = async ({ platform, url }: TestProduct): Promise<Subscriber> => {
  const member = await createMember(platform, url)
  return { member, token: platform.find(UnsubscribeLink)(member.id, digestKind).split('/').at(-1) ?? '' }
}

const at = (rest: string) => `/api/v1/notification${rest}`
const own = (path: string): RouteCases<Subscriber> => ({ success: ({ member: { browser } }) => ({ path, as: browser }) })
const changePreference =
  (kind: string, preference: object) =>
  ({ member: { browser } }: Subscriber) => ({
    path: at('/preferences'),
    as: browser,
    body: { kinds: [{ kind, ...preference }] },
  })
const unknownToken = { 'error/unsubscribe-link-not-found': () => ({ path: at(`/unsubscribe/${newId()}.digest.${'x'.repeat(43)}`) }) }

/** Contract of the notification routes. */
export const contract = contractWith(createSubscriber, {
  'get /api/v1/overview': own('/api/v1/overview'),
  'post /api/v1/seen-by/mark': {
    success: ({ member: { browser } }) => ({ path: '/api/v1/seen-by/mark', as: browser, body: [{ id: newId() }] }),
  },
  'get /api/v1/notification': own(at('?unread=true&limit=2')),
  'get /api/v1/notification/preferences': own(at('/preferences')),
  'patch /api/v1/notification/preferences': {
    success: changePreference('security.login', { in_app: false }),
    errors: {
      'error/notice-kind-not-found': changePreference('unknown.kind', { in_app: false }),
      'error/notice-email-required': changePreference('security.login', { email: 'off' }),
    },
  },
  'get /api/v1/notification/unsubscribe/:token': {
    success: ({ token }) => ({ path: at(`/unsubscribe/${token}`) }),
    errors: unknownToken,
    // The link is verified by its signature alone, without the database.
    duringOutage: 303,
  },
  'post /api/v1/notification/unsubscribe/:token': {
    success: ({ token }) => ({
      path: at(`/unsubscribe/${token}`),
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: unknownToken,
  },
  'post /api/v1/ws-ticket': own('/api/v1/ws-ticket'),
})

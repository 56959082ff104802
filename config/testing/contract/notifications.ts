import { newId } from '#core/kernel/ids.ts'
import type { Facts, Line } from './line.ts'

const at = (rest: string) => `/api/v1/notification${rest}`
const own = (path: string): Line => ({ good: ({ member: { browser } }) => ({ path, as: browser }) })
const choose =
  (kind: string, choice: object) =>
  ({ member: { browser } }: Facts) => ({
    path: at('/preferences'),
    as: browser,
    body: { kinds: [{ kind, ...choice }] },
  })
const nobodys = { 'error/unsubscribe-link-not-found': () => ({ path: at(`/unsubscribe/${newId()}.digest.${'x'.repeat(43)}`) }) }

/** Rows of what people are told. */
export const notificationLines: Readonly<Record<string, Line>> = {
  'get /api/v1/overview': own('/api/v1/overview'),
  'post /api/v1/seen-by/mark': {
    good: ({ member: { browser } }) => ({ path: '/api/v1/seen-by/mark', as: browser, body: [{ id: newId() }] }),
  },
  'get /api/v1/notification': own(at('?unread=true&limit=2')),
  'get /api/v1/notification/preferences': own(at('/preferences')),
  'patch /api/v1/notification/preferences': {
    good: choose('security.login', { in_app: false }),
    errors: {
      'error/notice-kind-not-found': choose('nobody.knows', { in_app: false }),
      'error/notice-email-required': choose('security.login', { email: 'off' }),
    },
  },
  'get /api/v1/notification/unsubscribe/:token': {
    good: ({ member, unsubscribe }) => ({ path: at(`/unsubscribe/${unsubscribe(member.id)}`) }),
    errors: nobodys,
    // Nothing is asked but the seal.
    away: 303,
  },
  'post /api/v1/notification/unsubscribe/:token': {
    good: ({ member, unsubscribe }) => ({
      path: at(`/unsubscribe/${unsubscribe(member.id)}`),
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: nobodys,
  },
  'post /api/v1/ws-ticket': own('/api/v1/ws-ticket'),
}

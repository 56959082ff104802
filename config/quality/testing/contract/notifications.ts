import { newId } from '#core/kernel/ids.ts'
import type { ContractData, RouteCases } from './route-cases.ts'

const at = (rest: string) => `/api/v1/notification${rest}`
const own = (path: string): RouteCases => ({ success: ({ member: { browser } }) => ({ path, as: browser }) })
const changePreference =
  (kind: string, preference: object) =>
  ({ member: { browser } }: ContractData) => ({
    path: at('/preferences'),
    as: browser,
    body: { kinds: [{ kind, ...preference }] },
  })
const unknownToken = { 'error/unsubscribe-link-not-found': () => ({ path: at(`/unsubscribe/${newId()}.digest.${'x'.repeat(43)}`) }) }

/** Contract of the notification routes. */
export const notificationCases: Readonly<Record<string, RouteCases>> = {
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
    success: ({ member, unsubscribeToken }) => ({ path: at(`/unsubscribe/${unsubscribeToken(member.id)}`) }),
    errors: unknownToken,
    // The link is verified by its signature alone, without the database.
    duringOutage: 303,
  },
  'post /api/v1/notification/unsubscribe/:token': {
    success: ({ member, unsubscribeToken }) => ({
      path: at(`/unsubscribe/${unsubscribeToken(member.id)}`),
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: unknownToken,
  },
  'post /api/v1/ws-ticket': own('/api/v1/ws-ticket'),
}

import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { notificationsApi } from '../contract/api.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import { UnsubscribeLink } from '../services/unsubscribe-link.ts'

const createRecords = ({ account, find, rows }: ExampleContext) => {
  const token = async () =>
    find(UnsubscribeLink)((await account()).id, digestKind)
      .split('/')
      .at(-1) ?? ''
  return {
    token,
    forged: async () => `${(await token()).slice(0, -43)}${'x'.repeat(43)}`,
    /** Stores an unseen notification of the account; returns its id. */
    notice: async () => {
      const id = newId()
      await rows(
        `insert into notifications_notice (id, account_id, kind, notice_values, in_app, created_at)
         values (?, ?, 'security.login', '{"device": "?"}', true, now()) returning id`,
        [id, (await account()).id],
      )
      return id
    },
  }
}
const choosing = (kind: string, preference: Readonly<Record<string, unknown>>) => ({ body: { kinds: [{ kind, ...preference }] } })

/** The user's own and another user's notifications, and links to unsubscribe, which any caller may use; `foreign` is a forged one. */
export const examples = examplesOf(notificationsApi, createRecords, {
  showOverview: { requests: { none: () => ({}) } },
  markSeen: {
    effect: { own: 'seen' },
    requests: {
      'own, foreign': async ({ notice }) => {
        const id = await notice()
        return { body: [{ id }], appears: ['select 1 from notifications_notice where id = ? and seen_at is not null', id] }
      },
    },
  },
  listNotifications: { requests: { none: () => ({ query: { unread: 'true', limit: '2' } }) } },
  showPreferences: { requests: { none: () => ({}) } },
  changePreferences: {
    effect: 'chosen',
    requests: {
      none: ({ user }) => ({
        ...choosing('security.login', { in_app: false }),
        appears: ['select 1 from notifications_preference where account_id = ? and not in_app', user?.id ?? newId()],
      }),
    },
    errors: {
      NoticeKindNotFound: () => choosing('unknown.kind', { in_app: false }),
      NoticeEmailRequired: () => choosing('security.login', { email: 'off' }),
    },
  },
  readUnsubscribeLink: {
    requests: {
      none: () => ({ params: { token: generateToken() } }),
      own: async ({ token }) => ({ params: { token: await token() } }),
      foreign: async ({ forged }) => ({ params: { token: await forged() } }),
    },
    may: { 'none, foreign': '404 unsubscribe-link-not-found' },
    // The link is verified by its signature alone, without the database.
    duringOutage: 303,
  },
  unsubscribe: {
    requests: {
      own: async ({ token }) => ({ params: { token: await token() }, form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
      foreign: async ({ forged }) => ({ params: { token: await forged() }, form: new URLSearchParams() }),
    },
    may: { foreign: '404 unsubscribe-link-not-found' },
  },
  issueTicket: {
    effect: 'ticket issued',
    requests: { none: ({ user }) => ({ appears: ['select 1 from live_ticket where account_id = ?', user?.id ?? newId()] }) },
  },
})

import { generateToken, newId } from '#core/kernel/ids.ts'
import { type MatrixCalls, type MatrixContext, type MatrixUser, withoutObject } from '#core/plugin/matrix.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import { UnsubscribeLink } from '../services/unsubscribe-link.ts'

const at = (rest: string) => `/api/v1/notification${rest}`

/** Inserts an unseen notification of a user. */
const insertNotification = async ({ rows }: MatrixContext, { id: accountId }: MatrixUser) => {
  const id = newId()
  await rows(
    `insert into notifications_notice (id, account_id, kind, notice_values, in_app, created_at) values (?, ?, 'security.login', '{"device": "?"}', true, now())
     returning id`,
    [id, accountId],
  )
  return id
}
const mark = async (context: MatrixContext, person: MatrixUser) => {
  const id = await insertNotification(context, person)
  return {
    path: '/api/v1/seen-by/mark',
    body: [{ id }],
    effect: { seen: ['select seen_at is not null yes from notifications_notice where id = ?', id] as const },
  }
}
const tokenOf = ({ find }: MatrixContext, { id }: MatrixUser) => find(UnsubscribeLink)(id, digestKind).split('/').at(-1)
const forged = (token: string | undefined) => at(`/unsubscribe/${token?.slice(0, -43)}${'x'.repeat(43)}`)

/** Calls about the user's own and another user's notifications, and with unsubscribe tokens, which any caller may use. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'get /api/v1/overview': { path: '/api/v1/overview' },
    'get /api/v1/notification': { path: at('') },
    'get /api/v1/notification/preferences': { path: at('/preferences') },
  }),
  'post /api/v1/ws-ticket': {
    none: ({ user }) => ({
      path: '/api/v1/ws-ticket',
      effect: { 'ticket issued': ['select exists (select 1 from live_ticket where account_id = ?) yes', user?.id ?? newId()] },
    }),
  },
  'post /api/v1/seen-by/mark': {
    own: async (context) => mark(context, context.user ?? (await context.other())),
    foreign: async (context) => mark(context, await context.other()),
  },
  'patch /api/v1/notification/preferences': {
    none: ({ user }) => ({
      path: at('/preferences'),
      body: { kinds: [{ kind: 'security.login', in_app: false }] },
      effect: {
        chosen: ['select exists (select 1 from notifications_preference where account_id = ? and not in_app) yes', user?.id ?? newId()],
      },
    }),
  },
  'get /api/v1/notification/unsubscribe/:token': {
    own: async (context) => ({ path: at(`/unsubscribe/${tokenOf(context, context.user ?? (await context.other()))}`) }),
    foreign: async (context) => ({ path: forged(tokenOf(context, await context.other())) }),
    none: () => ({ path: at(`/unsubscribe/${generateToken()}`) }),
  },
  'post /api/v1/notification/unsubscribe/:token': {
    own: async (context) => ({
      path: at(`/unsubscribe/${tokenOf(context, context.user ?? (await context.other()))}`),
      form: new URLSearchParams(),
    }),
    foreign: async (context) => ({ path: forged(tokenOf(context, await context.other())), form: new URLSearchParams() }),
  },
}

import { newId, generateToken } from '#core/kernel/ids.ts'
import { aboutNothing, type MatrixPart, type MatrixContext, type MatrixUser } from '#core/plugin/matrix.ts'
import { ofDigest } from '../domain/unsubscribe-word.ts'
import { UnsubscribeLink } from '../use-cases/unsubscribe-link.ts'

const at = (rest: string) => `/api/v1/notification${rest}`

/** A notice of somebody that was not seen yet. */
const noticeOf = async ({ rows }: MatrixContext, { id: accountId }: MatrixUser) => {
  const id = newId()
  await rows(
    `insert into notifications_notice (id, account_id, kind, notice_values, in_app, created_at) values (?, ?, 'security.login', '{"device": "?"}', true, now())
     returning id`,
    [id, accountId],
  )
  return id
}
const mark = async (context: MatrixContext, person: MatrixUser) => {
  const id = await noticeOf(context, person)
  return {
    path: '/api/v1/seen-by/mark',
    body: [{ id }],
    effect: { seen: ['select seen_at is not null yes from notifications_notice where id = ?', id] as const },
  }
}
const wordOf = ({ find }: MatrixContext, { id }: MatrixUser) => find(UnsubscribeLink)(id, ofDigest).split('/').at(-1)
const forged = (word: string | undefined) => at(`/unsubscribe/${word?.slice(0, -43)}${'x'.repeat(43)}`)

/** Notices, one's own and somebody else's, and the words by which mails are ended, which anyone may bring. */
export const matrix: MatrixPart = {
  ...aboutNothing({
    'get /api/v1/overview': { path: '/api/v1/overview' },
    'get /api/v1/notification': { path: at('') },
    'get /api/v1/notification/preferences': { path: at('/preferences') },
  }),
  'post /api/v1/ws-ticket': {
    none: ({ user: who }) => ({
      path: '/api/v1/ws-ticket',
      effect: { 'ticket given': ['select exists (select 1 from live_ticket where account_id = ?) yes', who?.id ?? newId()] },
    }),
  },
  'post /api/v1/seen-by/mark': {
    own: async (context) => mark(context, context.user ?? (await context.other())),
    foreign: async (context) => mark(context, await context.other()),
  },
  'patch /api/v1/notification/preferences': {
    none: ({ user: who }) => ({
      path: at('/preferences'),
      body: { kinds: [{ kind: 'security.login', in_app: false }] },
      effect: {
        chosen: ['select exists (select 1 from notifications_preference where account_id = ? and not in_app) yes', who?.id ?? newId()],
      },
    }),
  },
  'get /api/v1/notification/unsubscribe/:token': {
    own: async (context) => ({ path: at(`/unsubscribe/${wordOf(context, context.user ?? (await context.other()))}`) }),
    foreign: async (context) => ({ path: forged(wordOf(context, await context.other())) }),
    none: () => ({ path: at(`/unsubscribe/${generateToken()}`) }),
  },
  'post /api/v1/notification/unsubscribe/:token': {
    own: async (context) => ({
      path: at(`/unsubscribe/${wordOf(context, context.user ?? (await context.other()))}`),
      form: new URLSearchParams(),
    }),
    foreign: async (context) => ({ path: forged(wordOf(context, await context.other())), form: new URLSearchParams() }),
  },
}

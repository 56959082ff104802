import { newId, newSecret } from '#core/kernel/ids.ts'
import { aboutNothing, type MatrixPart, type MatrixScene, type MatrixUser } from '#core/plugin/matrix.ts'
import { ofDigest } from '../domain/unsubscribe-word.ts'
import { UnsubscribeLink } from '../use-cases/unsubscribe-link.ts'

const at = (rest: string) => `/api/v1/notification${rest}`

/** A notice of somebody that was not seen yet. */
const noticeOf = async ({ rows }: MatrixScene, { id: accountId }: MatrixUser) => {
  const id = newId()
  await rows(
    `insert into notifications_notice (id, account_id, kind, notice_values, in_app, created_at) values (?, ?, 'security.login', '{"device": "?"}', true, now())
     returning id`,
    [id, accountId],
  )
  return id
}
const mark = async (scene: MatrixScene, person: MatrixUser) => {
  const id = await noticeOf(scene, person)
  return {
    path: '/api/v1/seen-by/mark',
    body: [{ id }],
    happens: { seen: ['select seen_at is not null yes from notifications_notice where id = ?', id] as const },
  }
}
const wordOf = ({ find }: MatrixScene, { id }: MatrixUser) => find(UnsubscribeLink)(id, ofDigest).split('/').at(-1)
const forged = (word: string | undefined) => at(`/unsubscribe/${word?.slice(0, -43)}${'x'.repeat(43)}`)

/** Notices, one's own and somebody else's, and the words by which mails are ended, which anyone may bring. */
export const matrix: MatrixPart = {
  ...aboutNothing({
    'get /api/v1/overview': { path: '/api/v1/overview' },
    'get /api/v1/notification': { path: at('') },
    'get /api/v1/notification/preferences': { path: at('/preferences') },
  }),
  'post /api/v1/ws-ticket': {
    none: ({ who }) => ({
      path: '/api/v1/ws-ticket',
      happens: { 'ticket given': ['select exists (select 1 from live_ticket where account_id = ?) yes', who?.id ?? newId()] },
    }),
  },
  'post /api/v1/seen-by/mark': {
    own: async (scene) => mark(scene, scene.who ?? (await scene.other())),
    foreign: async (scene) => mark(scene, await scene.other()),
  },
  'patch /api/v1/notification/preferences': {
    none: ({ who }) => ({
      path: at('/preferences'),
      body: { kinds: [{ kind: 'security.login', in_app: false }] },
      happens: {
        chosen: ['select exists (select 1 from notifications_preference where account_id = ? and not in_app) yes', who?.id ?? newId()],
      },
    }),
  },
  'get /api/v1/notification/unsubscribe/:token': {
    own: async (scene) => ({ path: at(`/unsubscribe/${wordOf(scene, scene.who ?? (await scene.other()))}`) }),
    foreign: async (scene) => ({ path: forged(wordOf(scene, await scene.other())) }),
    none: () => ({ path: at(`/unsubscribe/${newSecret()}`) }),
  },
  'post /api/v1/notification/unsubscribe/:token': {
    own: async (scene) => ({ path: at(`/unsubscribe/${wordOf(scene, scene.who ?? (await scene.other()))}`), form: new URLSearchParams() }),
    foreign: async (scene) => ({ path: forged(wordOf(scene, await scene.other())), form: new URLSearchParams() }),
  },
}

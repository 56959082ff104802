import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { anyOf, users, withRole } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { MaterialAccepted, MaterialRefused, PostAnnounced } from './contract/events.ts'
import { hasMaterials } from './contract/materials-sql.ts'
import { materialReasons } from './contract/terms.ts'
import { CurrentPosts } from './services/current-posts.ts'

const text = Schema.String

/** Data of mails about a material; `name`: first name of the recipient, `at`: moment of the event. */
const about = { name: text, title: text, at: text, slug: text, id: text }

/** A material of the recipient is published. */
export const MaterialAcceptedMail = Schema.Struct(about)
export type MaterialAcceptedMail = typeof MaterialAcceptedMail.Type

/** A material of the recipient was not accepted (`reject`), or is to be corrected (`revise`); `revision` finds the decision. */
export const MaterialRefusedMail = Schema.Struct({
  ...about,
  outcome: Schema.Literals(['reject', 'revise']),
  reason: Schema.Literals(materialReasons),
  note: text,
  revision: text,
})
export type MaterialRefusedMail = typeof MaterialRefusedMail.Type

/** A new post of a facility; `picture`: address of its cover, if any. */
export const PostMail = Schema.Struct({
  name: text,
  at: text,
  id: text,
  facility: text,
  title: text,
  lead: text,
  author: text,
  path: text,
  picture: text,
})
export type PostMail = typeof PostMail.Type

const id = '01970000-0000-7000-8000-00000000000d'
const sample = { name: 'Anna', title: 'Jesienna mandala z liści', at: '2026-11-23T08:15:00.000Z', slug: 'jesienna-mandala-z-lisci', id }

/** Mail templates of posts and materials. */
export const publicationsMails = [
  mail('post', PostMail, {
    name: 'Joanna',
    at: '2026-12-14T08:15:00.000Z',
    id,
    facility: 'Przedszkole „Bajka”',
    title: 'Jasełka w piątek o 16:00',
    lead: 'Zapraszamy rodziny na przedstawienie i wspólne kolędowanie.',
    author: 'Anna Nowak',
    path: '/placowka/bajka-przedszkole-krakow/aktualnosci/jaselka-w-piatek',
    picture: '',
  }),
  mail('material-accepted', MaterialAcceptedMail, sample),
  mail('material-refused', MaterialRefusedMail, {
    ...sample,
    outcome: 'revise',
    reason: 'copyright',
    note: 'Prosimy podać, skąd pochodzi piosenka z drugiej strony.',
    revision: id,
  }),
]

/** Those who have written teaching materials, and those who may. */
const materialAuthors = anyOf(hasMaterials, withRole('owner', 'administrator', 'teacher'))

const toAuthor = ({ accountId }: { readonly accountId: string | null }) => (accountId === null ? [] : [accountId])

/** Notification of readers about a new post of a facility, by the preferences of members and the channels of followers. */
const published = notification('news.published', {
  on: PostAnnounced,
  group: 'followed',
  audience: users,
  to: ({ recipients }) => recipients.map(({ accountId }) => accountId),
  values: ({ newsId: id, facility, title, lead, author, path, picture }) => ({ id, facility, title, lead, author, path, picture }),
  path: ({ path = '' }) => (path.startsWith('/') ? (path as `/${string}`) : null),
  current: CurrentPosts,
  recipient: ({ recipients }, accountId) => {
    const { channels, unsubscribe } = recipients.find((one) => one.accountId === accountId) ?? { channels: null, unsubscribe: null }
    return { ...(channels && { channels }), ...(unsubscribe && { unsubscribe }) }
  },
  label: 'publications.notice.published',
  about: 'publications.notice.published.about',
  mail: 'publications.mail.post',
})

/** Notifications about posts and materials; the mail about a refusal is always sent, since it says why (decisions §16). */
export const publicationsNotifications = [
  published,
  notification('material.accepted', {
    on: MaterialAccepted,
    group: 'materials',
    audience: materialAuthors,
    to: toAuthor,
    values: ({ newsId: id, slug, title }) => ({ id, slug, title }),
    label: 'publications.notice.accepted',
    about: 'publications.notice.accepted.about',
    mail: 'publications.mail.material-accepted',
  }),
  notification('material.refused', {
    on: MaterialRefused,
    group: 'materials',
    audience: materialAuthors,
    to: toAuthor,
    required: 'decision',
    values: ({ newsId: id, slug, title, outcome, reason, note, revision }) => ({ id, slug, title, outcome, reason, note, revision }),
    label: 'publications.notice.refused',
    about: 'publications.notice.refused.about',
    mail: 'publications.mail.material-refused',
  }),
]

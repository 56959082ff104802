import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { notification } from '#core/plugin/notifications.ts'
import { MaterialAccepted, MaterialRefused } from './contract/events.ts'
import { materialReasons } from './contract/terms.ts'

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

const id = '01970000-0000-7000-8000-00000000000d'
const sample = { name: 'Anna', title: 'Jesienna mandala z liści', at: '2026-11-23T08:15:00.000Z', slug: 'jesienna-mandala-z-lisci', id }

/** Mail templates of materials. */
export const publicationsMails = [
  mail('material-accepted', MaterialAcceptedMail, sample),
  mail('material-refused', MaterialRefusedMail, {
    ...sample,
    outcome: 'revise',
    reason: 'copyright',
    note: 'Prosimy podać, skąd pochodzi piosenka z drugiej strony.',
    revision: id,
  }),
]

const toAuthor = ({ accountId }: { readonly accountId: string | null }) => (accountId === null ? [] : [accountId])

/** Notifications about materials; the mail about a refusal is always sent, since it says why (decisions §16). */
export const publicationsNotifications = [
  notification('material.accepted', {
    on: MaterialAccepted,
    to: toAuthor,
    values: ({ newsId: id, slug, title }) => ({ id, slug, title }),
    label: 'publications.notice.accepted',
    about: 'publications.notice.accepted.about',
    mail: 'publications.mail.material-accepted',
  }),
  notification('material.refused', {
    on: MaterialRefused,
    to: toAuthor,
    required: true,
    values: ({ newsId: id, slug, title, outcome, reason, note, revision }) => ({ id, slug, title, outcome, reason, note, revision }),
    label: 'publications.notice.refused',
    about: 'publications.notice.refused.about',
    mail: 'publications.mail.material-refused',
  }),
]

import { Schema } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { RedirectBody } from '#core/plugin/body-types.ts'
import { get, NoInput, patch, post } from '#core/plugin/routes.ts'
import {
  NewPreferences,
  NotificationPage,
  NotificationQuery,
  OverviewView,
  PreferencesView,
  SeenList,
  TicketView,
} from './contract/notification.ts'
import { NoticeEmailRequired, NoticeKindNotFound, UnsubscribeLinkNotFound } from './contract/errors.ts'
import { ChangePreferences } from './use-cases/change-preferences.ts'
import { IssueTicket } from './use-cases/issue-ticket.ts'
import { ListNotifications } from './use-cases/list-notifications.ts'
import { MarkSeen } from './use-cases/mark-seen.ts'
import { ReadUnsubscribeLink } from './use-cases/read-unsubscribe-link.ts'
import { ShowOverview } from './use-cases/show-overview.ts'
import { ShowPreferences } from './use-cases/show-preferences.ts'
import { Unsubscribe } from './use-cases/unsubscribe.ts'

const own = { access: 'user', errors: [MissingJwt] } as const
const Token = Schema.String.check(Schema.isMaxLength(200))

/** Routes of decisions §16 to §18. */
export const notificationRoutes = [
  get('/api/v1/overview', {
    ...own,
    summary: 'Returns the counts of all badge counters for the user.',
    input: NoInput,
    output: OverviewView,
    handler: ShowOverview,
  }),
  post('/api/v1/seen-by/mark', {
    ...own,
    summary: 'Marks items as seen; the body is the list of them. Items of other users are ignored. Returns the updated counts.',
    input: SeenList,
    output: OverviewView,
    handler: MarkSeen,
  }),
  get('/api/v1/notification', {
    ...own,
    summary: 'Lists the user’s notifications, the newest first, by page.',
    input: NotificationQuery,
    output: NotificationPage,
    handler: ListNotifications,
  }),
  get('/api/v1/notification/preferences', {
    ...own,
    summary: 'Returns the user’s notification preferences.',
    input: NoInput,
    output: PreferencesView,
    handler: ShowPreferences,
  }),
  patch('/api/v1/notification/preferences', {
    summary: 'Changes notification preferences by kind; all changes or none.',
    input: NewPreferences,
    output: PreferencesView,
    handler: ChangePreferences,
    access: 'user',
    errors: [MissingJwt, NoticeKindNotFound, NoticeEmailRequired],
  }),
  get('/api/v1/notification/unsubscribe/:token', {
    summary: 'Redirects from the link in a mail to the page that confirms unsubscribing; changes nothing.',
    input: Schema.Struct({ token: Token }),
    output: RedirectBody,
    handler: ReadUnsubscribeLink,
    toResponse: ({ token }) => ({ body: { to: `/powiadomienia/wypisz/${token}` } }),
    access: 'anyone',
    errors: [UnsubscribeLinkNotFound],
    responseType: 'redirect',
  }),
  post('/api/v1/notification/unsubscribe/:token', {
    summary: 'Unsubscribes from mails of a kind by one click in a mail program (RFC 8058).',
    input: Schema.Struct({ token: Token, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) }),
    output: Schema.Struct({ ended: Schema.Boolean }),
    handler: Unsubscribe,
    access: 'anyone',
    errors: [UnsubscribeLinkNotFound],
    requestType: 'form',
  }),
  post('/api/v1/ws-ticket', {
    ...own,
    summary: 'Issues a ticket that opens one websocket within 30 seconds, in place of the bearer token.',
    input: NoInput,
    output: TicketView,
    handler: IssueTicket,
    rateLimit: { times: 60, seconds: 60 },
  }),
]

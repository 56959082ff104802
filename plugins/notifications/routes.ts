import { Schema } from 'effect'
import { MissingJwt } from '#core/access/refusals.ts'
import { RedirectBody } from '#core/plugin/row-kinds.ts'
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
import { NoticeEmailRequired, NoticeKindNotFound, UnsubscribeLinkNotFound } from './domain/failures.ts'
import { ChangePreferences } from './use-cases/change-preferences.ts'
import { IssueTicket } from './use-cases/issue-ticket.ts'
import { ListNotifications } from './use-cases/list-notifications.ts'
import { MarkSeen } from './use-cases/mark-seen.ts'
import { ReadUnsubscribe } from './use-cases/read-unsubscribe.ts'
import { ShowOverview } from './use-cases/show-overview.ts'
import { ShowPreferences } from './use-cases/show-preferences.ts'
import { Unsubscribe } from './use-cases/unsubscribe.ts'

const own = { access: 'user', errors: [MissingJwt] } as const
const Token = Schema.String.check(Schema.isMaxLength(200))

/** The rows of decisions §16 to §18. */
export const notificationRoutes = [
  get('/api/v1/overview', {
    ...own,
    summary: 'What waits for the one who has signed in: the figures of all counters.',
    input: NoInput,
    output: OverviewView,
    handler: ShowOverview,
  }),
  post('/api/v1/seen-by/mark', {
    ...own,
    summary:
      'Marks things as seen, the body being the list of them; what is not one’s own is passed over. Gives the figures as they are then.',
    input: SeenList,
    output: OverviewView,
    handler: MarkSeen,
  }),
  get('/api/v1/notification', {
    ...own,
    summary: 'One’s own notices, the newest first, a page at a time.',
    input: NotificationQuery,
    output: NotificationPage,
    handler: ListNotifications,
  }),
  get('/api/v1/notification/preferences', {
    ...own,
    summary: 'What one hears of, and how.',
    input: NoInput,
    output: PreferencesView,
    handler: ShowPreferences,
  }),
  patch('/api/v1/notification/preferences', {
    summary: 'Changes what one hears of and how, by kind; all of it or nothing.',
    input: NewPreferences,
    output: PreferencesView,
    handler: ChangePreferences,
    access: 'user',
    errors: [MissingJwt, NoticeKindNotFound, NoticeEmailRequired],
  }),
  get('/api/v1/notification/unsubscribe/:token', {
    summary: 'Leads the reader of a mail to the page that asks whether such mails are to end; changes nothing.',
    input: Schema.Struct({ token: Token }),
    output: RedirectBody,
    handler: ReadUnsubscribe,
    toResponse: ({ token }) => ({ body: { to: `/powiadomienia/wypisz/${token}` } }),
    access: 'anyone',
    errors: [UnsubscribeLinkNotFound],
    responseType: 'redirect',
  }),
  post('/api/v1/notification/unsubscribe/:token', {
    summary: 'Ends mails of a kind, as mail programs ask for it (RFC 8058).',
    input: Schema.Struct({ token: Token, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) }),
    output: Schema.Struct({ ended: Schema.Boolean }),
    handler: Unsubscribe,
    access: 'anyone',
    errors: [UnsubscribeLinkNotFound],
    requestType: 'form',
  }),
  post('/api/v1/ws-ticket', {
    ...own,
    summary: 'A word that opens one websocket within half a minute, in the place of the bearer token.',
    input: NoInput,
    output: TicketView,
    handler: IssueTicket,
    rate: { times: 60, seconds: 60 },
  }),
]

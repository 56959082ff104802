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

const own = { may: 'user', fails: [MissingJwt] } as const
const Token = Schema.String.check(Schema.isMaxLength(200))

/** The rows of decisions §16 to §18. */
export const notificationRoutes = [
  get('/api/v1/overview', {
    ...own,
    tells: 'What waits for the one who has signed in: the figures of all counters.',
    takes: NoInput,
    gives: OverviewView,
    does: ShowOverview,
  }),
  post('/api/v1/seen-by/mark', {
    ...own,
    tells:
      'Marks things as seen, the body being the list of them; what is not one’s own is passed over. Gives the figures as they are then.',
    takes: SeenList,
    gives: OverviewView,
    does: MarkSeen,
  }),
  get('/api/v1/notification', {
    ...own,
    tells: 'One’s own notices, the newest first, a page at a time.',
    takes: NotificationQuery,
    gives: NotificationPage,
    does: ListNotifications,
  }),
  get('/api/v1/notification/preferences', {
    ...own,
    tells: 'What one hears of, and how.',
    takes: NoInput,
    gives: PreferencesView,
    does: ShowPreferences,
  }),
  patch('/api/v1/notification/preferences', {
    tells: 'Changes what one hears of and how, by kind; all of it or nothing.',
    takes: NewPreferences,
    gives: PreferencesView,
    does: ChangePreferences,
    may: 'user',
    fails: [MissingJwt, NoticeKindNotFound, NoticeEmailRequired],
  }),
  get('/api/v1/notification/unsubscribe/:token', {
    tells: 'Leads the reader of a mail to the page that asks whether such mails are to end; changes nothing.',
    takes: Schema.Struct({ token: Token }),
    gives: RedirectBody,
    does: ReadUnsubscribe,
    says: ({ token }) => ({ body: { to: `/powiadomienia/wypisz/${token}` } }),
    may: 'anyone',
    fails: [UnsubscribeLinkNotFound],
    answers: 'redirect',
  }),
  post('/api/v1/notification/unsubscribe/:token', {
    tells: 'Ends mails of a kind, as mail programs ask for it (RFC 8058).',
    takes: Schema.Struct({ token: Token, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) }),
    gives: Schema.Struct({ ended: Schema.Boolean }),
    does: Unsubscribe,
    may: 'anyone',
    fails: [UnsubscribeLinkNotFound],
    accepts: 'form',
  }),
  post('/api/v1/ws-ticket', {
    ...own,
    tells: 'A word that opens one websocket within half a minute, in the place of the bearer token.',
    takes: NoInput,
    gives: TicketView,
    does: IssueTicket,
    rate: { times: 60, seconds: 60 },
  }),
]

import { RedirectBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { NoticeEmailRequired, NoticeKindNotFound, UnsubscribeLinkNotFound } from './errors.ts'
import {
  ByUnsubscribeToken,
  NewPreferences,
  NotificationPage,
  NotificationQuery,
  OverviewView,
  PreferencesView,
  SeenList,
  TicketView,
  UnsubscribedView,
  UnsubscribeForm,
} from './notification.ts'

const own = { access: 'user', errors: [] } as const

/** HTTP API of the notifications (decisions §16 to §18). */
export const notificationsApi = defineApi({
  showOverview: route.get('/api/v1/overview', {
    ...own,
    summary: 'Returns the counts of all badge counters for the user.',
    output: OverviewView,
  }),
  markSeen: route.post('/api/v1/seen-by/mark', {
    ...own,
    summary: 'Marks items as seen; the body is the list of them. Items of other users are ignored. Returns the updated counts.',
    input: SeenList,
    output: OverviewView,
  }),
  listNotifications: route.get('/api/v1/notification', {
    ...own,
    summary: 'Lists the user’s notifications, the newest first, by page.',
    input: NotificationQuery,
    output: NotificationPage,
  }),
  showPreferences: route.get('/api/v1/notification/preferences', {
    ...own,
    summary: 'Returns the user’s notification preferences.',
    output: PreferencesView,
  }),
  changePreferences: route.patch('/api/v1/notification/preferences', {
    summary: 'Changes notification preferences by kind; all changes or none.',
    input: NewPreferences,
    output: PreferencesView,
    access: 'user',
    errors: [NoticeKindNotFound, NoticeEmailRequired],
  }),
  readUnsubscribeLink: route.get('/api/v1/notification/unsubscribe/:token', {
    summary: 'Redirects from the link in a mail to the page that confirms unsubscribing; changes nothing.',
    input: ByUnsubscribeToken,
    output: RedirectBody,
    access: 'anyone',
    errors: [UnsubscribeLinkNotFound],
    responseType: 'redirect',
  }),
  unsubscribe: route.post('/api/v1/notification/unsubscribe/:token', {
    summary: 'Unsubscribes from mails of a kind by one click in a mail program (RFC 8058).',
    input: UnsubscribeForm,
    output: UnsubscribedView,
    access: 'anyone',
    errors: [UnsubscribeLinkNotFound],
    requestType: 'form',
  }),
  issueTicket: route.post('/api/v1/ws-ticket', {
    ...own,
    summary: 'Issues a ticket that opens one websocket within 30 seconds, in place of the bearer token.',
    output: TicketView,
    rateLimit: { times: 60, seconds: 60 },
  }),
})

import { implement, respond } from '#core/plugin/implement.ts'
import { notificationsApi } from './contract/api.ts'
import { IssueTicket, ListNotifications, MarkSeen, ShowOverview } from './use-cases/notifications.ts'
import { ChangePreferences, ShowPreferences } from './use-cases/preferences.ts'
import { ReadUnsubscribeLink, Unsubscribe } from './use-cases/unsubscribe.ts'

/** Redirects to the page that confirms unsubscribing. */
const toConfirmationPage = ({ token }: { readonly token: string }) => ({ body: { to: `/powiadomienia/wypisz/${token}` } })

/** Endpoints of the notifications. */
export const notificationsEndpoints = implement(notificationsApi, [
  ShowOverview,
  MarkSeen,
  ListNotifications,
  ShowPreferences,
  ChangePreferences,
  respond(notificationsApi.readUnsubscribeLink, ReadUnsubscribeLink, toConfirmationPage),
  Unsubscribe,
  IssueTicket,
])

import { implement, respond } from '#core/plugin/implement.ts'
import { notificationsApi } from './contract/api.ts'
import { ChangePreferences } from './use-cases/change-preferences.ts'
import { IssueTicket } from './use-cases/issue-ticket.ts'
import { ListNotifications } from './use-cases/list-notifications.ts'
import { MarkSeen } from './use-cases/mark-seen.ts'
import { ReadUnsubscribeLink } from './use-cases/read-unsubscribe-link.ts'
import { ShowOverview } from './use-cases/show-overview.ts'
import { ShowPreferences } from './use-cases/show-preferences.ts'
import { Unsubscribe } from './use-cases/unsubscribe.ts'

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

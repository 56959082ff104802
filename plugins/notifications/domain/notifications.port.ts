import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { MailFrequency } from '../contract/notification.ts'
import type { Preference } from './preferences.ts'

/** A notification as stored; times in ISO 8601 UTC. */
export interface StoredNotification {
  readonly id: string
  readonly kind: string
  readonly values: Readonly<Record<string, string>>
  readonly created_at: string
  readonly seen_at: string | null
}

/** A new notification; `digest`: it waits for the hourly or daily mail. */
export interface NewNotification extends Omit<StoredNotification, 'seen_at'> {
  readonly account_id: string
  readonly in_app: boolean
  readonly digest: 'hourly' | 'daily' | null
}

/** Notifications that wait for the digest mail of an account, the oldest first. */
export interface DueDigest {
  readonly account_id: string
  readonly notifications: readonly StoredNotification[]
}

/** Repository of notifications. */
export interface NotificationRepository {
  /** Stores notifications, many by one statement. */
  add(...notifications: readonly NewNotification[]): Effect.Effect<void>
  /** Returns a page of the notifications shown in the application, the newest first, and their total. */
  list(
    accountId: string,
    filter: { readonly unread: boolean; readonly offset: number; readonly limit: number },
  ): Effect.Effect<{ readonly items: readonly StoredNotification[]; readonly total: number }>
  countUnseen(accountId: string): Effect.Effect<number>
  /** Marks unseen notifications of the account as seen; returns their number. */
  markSeen(accountId: string, ids: readonly string[], at: string): Effect.Effect<number>
  /** Marks the waiting digests of at most `accounts` accounts as mailed and returns them; concurrent calls receive different ones. */
  claimDueDigests(frequency: 'hourly' | 'daily', accounts: number, at: string): Effect.Effect<readonly DueDigest[]>
}
export const NotificationRepository = token<NotificationRepository>('notifications/NotificationRepository')

/** Repository of notification preferences. */
export interface Preferences {
  of(accountId: string): Effect.Effect<readonly Preference[]>
  /** Returns what accounts have chosen for one kind, by account. */
  forKind(kind: string, accountIds: readonly string[]): Effect.Effect<ReadonlyMap<string, Preference>>
  put(accountId: string, preferences: readonly Preference[]): Effect.Effect<void>
}
export const Preferences = token<Preferences>('notifications/Preferences')

/** Returns the digest frequency, or `null` when mails are not collected in a digest. */
export const digestFrequency = (frequency: MailFrequency): 'hourly' | 'daily' | null =>
  frequency === 'hourly' || frequency === 'daily' ? frequency : null

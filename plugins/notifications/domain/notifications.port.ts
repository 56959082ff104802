import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
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

/** Frequencies of mails that collect notifications. */
export type DigestFrequency = Exclude<MailFrequency, 'now' | 'off'>

/** A new notification; `digest`: it waits for the mail of the hour, day or week. */
export interface NewNotification extends Omit<StoredNotification, 'seen_at'> {
  readonly account_id: string
  readonly in_app: boolean
  readonly digest: DigestFrequency | null
}

/** Notifications that wait for the digest mail of an account, the oldest first. */
export interface DueDigest {
  readonly account_id: string
  readonly notifications: readonly StoredNotification[]
}

/** A notification with all that is stored of it. */
export interface NotificationRow extends NewNotification, Pick<StoredNotification, 'seen_at'> {
  readonly mailed_at: string | null
}

interface ListFilter {
  readonly unread: boolean
  readonly offset: number
  readonly limit: number
}

const toStored = ({ id, kind, values, created_at, seen_at }: NotificationRow): StoredNotification => ({
  id,
  kind,
  values,
  created_at,
  seen_at,
})

/** Creates the plain part of the repository of notifications. */
export const notificationsOf = (notifications: TableStore<NotificationRow>) => {
  const unseen = (account_id: string) => ({ account_id, in_app: true, seen_at: null })
  return {
    /** Stores notifications, many by one statement. */
    add: (...fresh: readonly NewNotification[]) => notifications.addAll(fresh.map((one) => ({ ...one, seen_at: null, mailed_at: null }))),
    /** Returns a page of the notifications shown in the application, the newest first, and their total. */
    list: Effect.fn('notifications.read-list')(function* (account_id: string, { unread, offset, limit }: ListFilter) {
      const where = unread ? unseen(account_id) : { account_id, in_app: true }
      const items = yield* notifications.find(where, { orderBy: { created_at: 'desc', id: 'desc' }, limit, offset })
      return { items: items.map(toStored), total: yield* notifications.count(where) }
    }),
    countUnseen: (account_id: string) => notifications.count(unseen(account_id)),
    /** Marks unseen notifications of the account as seen; returns their number. */
    markSeen: (account_id: string, ids: readonly string[], at: string) =>
      notifications.update({ ...unseen(account_id), id: { in: ids } }, { seen_at: at }),
  }
}

/** Repository of notifications. */
export interface NotificationRepository extends ReturnType<typeof notificationsOf> {
  /**
   * Marks the digests of at most so many accounts as mailed and returns them: what waits since before a moment;
   * concurrent calls receive different ones. Moments are ISO 8601 UTC.
   */
  claimDueDigests(
    frequency: DigestFrequency,
    due: { readonly accounts: number; readonly before: string; readonly at: string },
  ): Effect.Effect<readonly DueDigest[]>
}
export const NotificationRepository = token<NotificationRepository>('notifications/NotificationRepository')

/** Preference of an account. */
export interface StoredPreference extends Preference {
  readonly account_id: string
}

const toPreference = ({ kind, in_app, email }: StoredPreference): Preference => ({ kind, in_app, email })

/** Creates the repository of notification preferences over their table. */
export const preferencesOf = (preferences: TableStore<StoredPreference>) => ({
  of: (account_id: string) => Effect.map(preferences.find({ account_id }), (found) => found.map(toPreference)),
  /** Returns what accounts have chosen for one kind, by account. */
  forKind: (kind: string, accountIds: readonly string[]) =>
    Effect.map(
      preferences.find({ kind, account_id: { in: accountIds } }),
      (found): ReadonlyMap<string, Preference> => new Map(found.map((one) => [one.account_id, toPreference(one)])),
    ),
  put: (account_id: string, chosen: readonly Preference[]) =>
    preferences.put(...chosen.map(({ kind, in_app, email }) => ({ account_id, kind, in_app, email }))),
})

/** Repository of notification preferences. */
export interface Preferences extends ReturnType<typeof preferencesOf> {}
export const Preferences = token<Preferences>('notifications/Preferences')

/** Returns the digest frequency, or `null` when mails are not collected in a digest. */
export const digestFrequency = (frequency: MailFrequency): DigestFrequency | null =>
  frequency === 'now' || frequency === 'off' ? null : frequency

import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { MailRhythm } from '../contract/notification.ts'
import type { Preference } from './preferences.ts'

/** A notice as it is kept; moments in ISO 8601 UTC. */
export interface KeptNotice {
  readonly id: string
  readonly kind: string
  readonly values: Readonly<Record<string, string>>
  readonly created_at: string
  readonly seen_at: string | null
}

/** A notice that has just been raised; `digest`: it waits for the mail of the hour or day. */
export interface NewNotice extends Omit<KeptNotice, 'seen_at'> {
  readonly account_id: string
  readonly in_app: boolean
  readonly digest: 'hourly' | 'daily' | null
}

/** Notices that wait to be told to an account in one mail, the oldest first. */
export interface DueDigest {
  readonly account_id: string
  readonly notices: readonly KeptNotice[]
}

/** The notices of accounts. */
export interface NoticeStore {
  add(notice: NewNotice): Effect.Effect<void>
  /** Those that appear in the application, the newest first, and how many there are. */
  list(
    accountId: string,
    wanted: { readonly unread: boolean; readonly offset: number; readonly limit: number },
  ): Effect.Effect<{ readonly items: readonly KeptNotice[]; readonly total: number }>
  countUnseen(accountId: string): Effect.Effect<number>
  /** Marks those of the ids that are the account's and were not seen; gives how many. */
  markSeen(accountId: string, ids: readonly string[], at: string): Effect.Effect<number>
  /** Takes what waits for a digest, of so many accounts at most, so that nobody else does. */
  takeDue(schedule: 'hourly' | 'daily', accounts: number, at: string): Effect.Effect<readonly DueDigest[]>
}
export const NoticeStore = token<NoticeStore>('notifications/NoticeStore')

/** What accounts have chosen. */
export interface Preferences {
  of(accountId: string): Effect.Effect<readonly Preference[]>
  put(accountId: string, preferences: readonly Preference[]): Effect.Effect<void>
}
export const Preferences = token<Preferences>('notifications/Preferences')

/** Mails that come together. */
export const digestRhythm = (schedule: MailRhythm): 'hourly' | 'daily' | null =>
  schedule === 'hourly' || schedule === 'daily' ? schedule : null

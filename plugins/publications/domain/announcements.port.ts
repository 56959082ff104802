import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'

/**
 * Announcement of a post of a facility to those who may read it, once for each post. Readers are told in the order of
 * their accounts: `announced_to` is the last one who was; `published_at` is ISO 8601 UTC.
 */
export interface Announcement {
  readonly news_id: string
  readonly published_at: string
  readonly announced_to: string | null
  readonly is_done: boolean
}

/** Creates the repository of announcements over their table. */
export const announcementsOf = (announcements: TableStore<Announcement>) => ({
  /** Begins the announcement of a post; one that was announced before is not announced again. */
  begin: Effect.fn('publications.begin-announcement')(function* (news_id: string, published_at: string) {
    const begun = yield* announcements.first({ news_id }, { lock: 'wait' })
    if (begun === null) yield* announcements.add({ news_id, published_at, announced_to: null, is_done: false })
  }),
  /** Locks the oldest announcement that is not finished; those that another process has locked are left to it. */
  lockOldest: () => announcements.first({ is_done: false }, { orderBy: { published_at: 'asc', news_id: 'asc' }, lock: 'skip' }),
  save: (announcement: Announcement) => announcements.put(announcement),
})

/** Repository of announcements. */
export interface Announcements extends ReturnType<typeof announcementsOf> {}
export const Announcements = token<Announcements>('publications/Announcements')

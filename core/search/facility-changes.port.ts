import { token } from '#core/kernel/token.ts'

/** Announcements of changed facilities to caches in this process, from the feed of the search index. */
export interface FacilityChanges {
  /** Returns whether all changes up to a few seconds ago have been announced. Otherwise, nothing cached may be used. */
  areFollowed(): boolean
  /** Calls back with the ids of changed facilities, before queries of the index see the change; `null`: any may have changed. */
  subscribe(listener: (ids: readonly string[] | null) => void): void
}
export const FacilityChanges = token<FacilityChanges>('core/FacilityChanges')

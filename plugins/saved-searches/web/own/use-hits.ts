import { useEffect, useRef } from 'react'
import { notificationsApi } from '#plugins/notifications/contract/api.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import type { SavedSearchView } from '../../contract/saved-search.ts'

/**
 * Marks what is new as seen, which lowers the counters at once; returns what was new when the page was opened, so that
 * it stays marked while the list is read again.
 */
export const useHits = (searches: readonly SavedSearchView[]): ((of: SavedSearchView) => number) => {
  const setBadges = useSetAtom(badgesAtom)
  const shown = useRef(new Map<string, number>())
  for (const { id, new_hits } of searches) if (new_hits > 0) shown.current.set(id, new_hits)
  const unseen = searches.flatMap(({ id, new_hits }) => (new_hits > 0 ? [id] : [])).join(' ')
  useEffect(() => {
    // After a failed request they stay new until the next visit.
    if (unseen)
      callInBackground(notificationsApi.markSeen, { list: unseen.split(' ').map((id) => ({ id })) }).then(setBadges, () => undefined)
  }, [unseen, setBadges])
  return ({ id }) => shown.current.get(id) ?? 0
}

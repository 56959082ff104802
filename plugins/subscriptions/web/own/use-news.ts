import { useEffect, useRef } from 'react'
import { notificationsApi } from '#plugins/notifications/contract/api.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import type { FollowedFacility, NewsKind } from '../../contract/subscription.ts'

/**
 * Marks what is new as seen, which lowers the counters at once; returns what was new when the page was opened, so that
 * it stays marked while the list is read again.
 */
export const useNews = (items: readonly FollowedFacility[]): ((of: FollowedFacility) => readonly NewsKind[]) => {
  const setBadges = useSetAtom(badgesAtom)
  const shown = useRef(new Map<string, readonly NewsKind[]>())
  for (const { id, news } of items) if (news.length > 0) shown.current.set(id, news)
  const unseen = items.flatMap(({ id, news }) => (news.length > 0 ? [id] : [])).join(' ')
  useEffect(() => {
    // After a failed request they stay new until the next visit.
    if (unseen)
      callInBackground(notificationsApi.markSeen, { list: unseen.split(' ').map((id) => ({ id })) }).then(setBadges, () => undefined)
  }, [unseen, setBadges])
  return ({ id }) => shown.current.get(id) ?? []
}

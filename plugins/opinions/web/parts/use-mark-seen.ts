import { useEffect } from 'react'
import { notificationsApi } from '#plugins/notifications/contract/api.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'

/** Marks an opened item as seen, which lowers the badge counters at once. */
export const useMarkSeen = (id: string, isNew: boolean): void => {
  const setBadges = useSetAtom(badgesAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item
  useEffect(() => {
    if (isNew) callInBackground(notificationsApi.markSeen, { list: [{ id }] }).then(setBadges, () => undefined)
  }, [id])
}

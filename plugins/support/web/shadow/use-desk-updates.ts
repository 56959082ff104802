import { useEffect } from 'react'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { followChannel } from '#web/runtime/realtime/follow-channel.ts'
import { loadSessionClient } from '#web/runtime/session/session-client.ts'
import { moderationApi, supportChannelPath } from '../../contract/desk-apis.ts'

const bearer = async (renew: boolean) => {
  const session = await loadSessionClient()
  if (!session) throw new Error('No plugin manages accounts')
  return session.bearerToken(renew)
}

/** Keeps the desk up to date with what colleagues do: locks, decisions, new items. */
export const useDeskUpdates = (): void => {
  const invalidate = useInvalidate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection for as long as the page is open
  useEffect(() => {
    const refresh = () => void invalidate(moderationApi.listReviews, moderationApi.countReviews, moderationApi.showReview)
    return followChannel({
      path: supportChannelPath,
      bearer,
      onMessage: ({ type }) => type === 'review.updated' && refresh(),
      poll: refresh,
    })
  }, [])
}

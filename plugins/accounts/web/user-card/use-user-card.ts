import { type RefObject, useCallback, useEffect, useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useOverview } from '#web/ui/layouts/components/use-overview.ts'
import { accountsApi } from '../../contract/api.ts'

type Owned = OutputOf<typeof accountsApi.listOwnedFacilities>

/** A facility in which the user has a role. */
export type OwnFacility = Owned['facilities'][number]

/** A facility that the user has asked for and that waits for support. */
export type ShadowFacility = Owned['shadow_facilities'][number]

/** The user's facilities, or the state of loading them. */
export type OwnFacilities = Owned | 'pending' | 'failed'

/**
 * Returns facilities and counters for the user card. Facilities are reloaded whenever the card becomes visible; earlier
 * ones stay shown meanwhile.
 */
export const useUserCard = (card: RefObject<HTMLElement | null>) => {
  const [facilities, setFound] = useState<OwnFacilities>('pending')
  const overview = useOverview()
  const retry = useCallback(() => {
    setFound((before) => (before === 'failed' ? 'pending' : before))
    callApi(accountsApi.listOwnedFacilities).then(setFound, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setFound((before) => (before === 'pending' ? 'failed' : before))
    })
  }, [])
  useEffect(() => {
    const visibility = new IntersectionObserver(([entry]) => entry?.isIntersecting && retry())
    if (card.current) visibility.observe(card.current)
    return () => visibility.disconnect()
  }, [card, retry])
  return { facilities, overview, retry }
}

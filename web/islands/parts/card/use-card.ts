import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { ApiError, callApi } from '#web/data/api.ts'
import { useOverview } from '#web/shells/parts/use-overview.ts'

/** A facility that one belongs to. */
export interface OwnFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly permissions: readonly FacilityPermission[]
  readonly status: 'unknown' | 'registered' | 'premium'
}

/** The facilities, or how far they are. */
export type Found = readonly OwnFacility[] | 'pending' | 'failed'

/** What the card shows of facilities and counters. Facilities are asked whenever it comes into view; what was known before stays meanwhile. */
export const useCard = (place: RefObject<HTMLElement | null>) => {
  const [found, setFound] = useState<Found>('pending')
  const overview = useOverview()
  const again = useCallback(() => {
    setFound((before) => (before === 'failed' ? 'pending' : before))
    callApi<readonly OwnFacility[]>('/api/v1/account/facilities').then(setFound, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setFound((before) => (before === 'pending' ? 'failed' : before))
    })
  }, [])
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && again())
    if (place.current) seen.observe(place.current)
    return () => seen.disconnect()
  }, [place, again])
  return { found, overview, again }
}

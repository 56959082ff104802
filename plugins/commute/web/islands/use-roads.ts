import { useEffect, useState } from 'react'
import type { ToolList } from '#plugins/catalogue/contract/tool-list-ui.ts'
import { callApi } from '#web/runtime/api.ts'
import { commuteApi } from '../../contract/api.ts'
import { alongRoads } from '../../contract/road-factors.ts'
import type { RoadFactors } from '../../contract/roads.ts'
import type { StopList } from '../../contract/stops.ts'
import { type MinutesOf, straight, type TravelMode } from '../../contract/way.ts'

/** Minutes of legs, and what they follow. */
interface Minutes {
  readonly of: MinutesOf
  readonly along: 'roads' | 'straight' | 'loading'
}

/** Returns the minutes along roads once a service has told how long they are; before, and without it, the straight estimate. */
export const useRoads = (query: ToolList['list'], { stops, hasRoads }: StopList, mode: TravelMode): Minutes => {
  const [known, setKnown] = useState<Partial<Record<TravelMode, RoadFactors | 'none'>>>({})
  const roads = known[mode]
  const isAsked = hasRoads && roads === undefined
  useEffect(() => {
    if (!isAsked) return
    callApi(commuteApi.listRoads, { ...query, mode }).then(
      (answer) => setKnown((before) => ({ ...before, [mode]: answer.roads ?? 'none' })),
      () => setKnown((before) => ({ ...before, [mode]: 'none' })),
    )
  }, [isAsked, query, mode])
  if (typeof roads === 'object') return { of: alongRoads(roads, stops, straight(mode)), along: 'roads' }
  return { of: straight(mode), along: isAsked ? 'loading' : 'straight' }
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { devicePosition, type Position, PositionUnknown, withPosition } from '#web/runtime/device-position.ts'
import type { MapProps } from './engine/map-props.ts'
import { surroundings } from './engine/near.ts'
import { currentUrlState, mapPageUrl, nearbyState } from './engine/page-url.ts'
import { fetchPage, replaceList } from './engine/result-list.ts'
import type { RunningMap } from './engine/running-map.ts'

/**
 * Tells what is near the device: asks for its position on request, and at once where the URL says that the user has
 * requested it. The position is stored nowhere.
 */
export const useNear = (
  { path, selectedParams, text, urlState }: MapProps,
  running: RefObject<RunningMap | null>,
  setBusy: (busy: boolean) => void,
) => {
  const position = useRef<Position | null>(null)
  const [failed, setFailed] = useState<PositionUnknown['reason'] | null>(null)

  const locate = useCallback(async () => {
    setFailed(null)
    setBusy(true)
    try {
      const found = await devicePosition()
      position.current = found
      if (running.current) return running.current.showNear(found)
      // On phones the list is shown without the map.
      const state = currentUrlState()
      const url = mapPageUrl(path, { ...state, bounds: state.bounds ?? surroundings(found) }, selectedParams)
      replaceList(await fetchPage(withPosition(url, found), AbortSignal.timeout(10_000)))
      setBusy(false)
    } catch (error) {
      setBusy(false)
      setFailed(error instanceof PositionUnknown ? error.reason : 'failed')
    }
  }, [path, selectedParams, running, setBusy])

  useEffect(() => {
    if (urlState.nearby) void locate()
  }, [urlState.nearby, locate])

  return {
    failed,
    /** Starts again with what is near the device. */
    ask: () => {
      const url = mapPageUrl(path, nearbyState(), selectedParams)
      // The filters of a text are no longer meant.
      if (text) return location.assign(url)
      history.replaceState(null, '', url)
      void locate()
    },
    /** To be called with the map once it runs. */
    onMapStarted: useCallback((map: RunningMap) => {
      if (position.current) map.showNear(position.current)
    }, []),
  }
}

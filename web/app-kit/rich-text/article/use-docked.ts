import { useSyncExternalStore } from 'react'

/** Phones and tablets, whose own menu of a selection stands where the tools would float. */
const query = '(width < 43.75em), (pointer: coarse)'

const subscribe = (onChange: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Returns whether the tools of an article stand at the lower edge of the window instead of at the selection. */
export const useDocked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )

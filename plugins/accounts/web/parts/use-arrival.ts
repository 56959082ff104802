import { type RefObject, useEffect, useRef } from 'react'

/** What has come in place of something else takes the focus, so that keys and screen readers go on from there. */
export const useArrival = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}

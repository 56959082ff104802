import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref whose element takes the focus on mount, so that keyboard and screen-reader users continue at the new content. */
export const useFocusOnMount = <Element extends HTMLElement>(): RefObject<Element | null> => {
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}

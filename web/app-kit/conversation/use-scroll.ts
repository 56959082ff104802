import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end that still counts as the end, pixels. */
const nearEnd = 48

interface ScrollState {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  readonly isAtEnd: boolean
  readonly toEnd: () => void
}

/** Entry at the upper edge of the scroller, and its place there. */
interface Anchor {
  readonly entry: Element
  readonly top: number
}

/**
 * Keeps the place in a conversation: at the end it follows new messages, elsewhere the entry at the upper edge stays
 * where it is, whatever is added above or below. The scroller is laid out from its end (`column-reverse`), so that it
 * begins there before any script runs. `opens`: selects what stands at the upper edge in the beginning, when it is above it.
 */
export const useScroll = (opens: string): ScrollState => {
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const following = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)
  const remember = (box: HTMLDivElement) => {
    const edge = box.getBoundingClientRect().top
    const entry = [...box.querySelectorAll('[data-number]')].find((one) => one.getBoundingClientRect().bottom > edge)
    anchor.current = entry === undefined ? null : { entry, top: entry.getBoundingClientRect().top - edge }
  }
  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    following.current = box.scrollTop > -nearEnd
    setAtEnd(following.current)
    remember(box)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the beginning alone
  useLayoutEffect(() => {
    const box = scroller.current
    const line = box?.querySelector(opens)
    if (!box || !line) return
    const above = box.getBoundingClientRect().top - line.getBoundingClientRect().top
    if (above > 0) box.scrollTop -= above
    onScroll()
  }, [])
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    if (following.current) box.scrollTop = 0
    else if (anchor.current?.entry.isConnected) {
      const { entry, top } = anchor.current
      box.scrollTop += entry.getBoundingClientRect().top - box.getBoundingClientRect().top - top
    }
    remember(box)
  })
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0
    onScroll()
  }
  return { scroller, onScroll, isAtEnd, toEnd }
}

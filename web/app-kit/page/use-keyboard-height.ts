import { useEffect, useState } from 'react'

/** Returns how many pixels at the lower edge of the window the keyboard of a phone covers. */
export const useKeyboardHeight = (): number => {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      const { height: shown, offsetTop, scale } = viewport
      // Whoever has zoomed in sees a part of the page, moved about in it; only a keyboard takes from the whole.
      const covered = scale > 1.01 ? window.innerHeight - shown * scale : window.innerHeight - shown - offsetTop
      setHeight(Math.max(0, Math.round(covered)))
    }
    measure()
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, measure)
    return () => {
      for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, measure)
    }
  }, [])
  return height
}

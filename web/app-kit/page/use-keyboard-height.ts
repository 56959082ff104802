import { useEffect, useState } from 'react'

/** Returns how many pixels at the lower edge of the window the keyboard of a phone covers. */
export const useKeyboardHeight = (): number => {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => setHeight(Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop)))
    measure()
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, measure)
    return () => {
      for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, measure)
    }
  }, [])
  return height
}

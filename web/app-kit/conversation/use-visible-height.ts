import { type RefObject, useEffect } from 'react'

/**
 * Tells an element how much of the window the on-screen keyboard leaves, as `--visible` and `--pan`: keyboards cover
 * the page without changing its size, and Safari moves what it shows of it.
 */
export const useVisibleHeight = (element: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const tell = () => {
      // Somebody who has zoomed in sees a part of the page on purpose.
      const { style } = element.current ?? {}
      const isZoomed = viewport.scale > 1.01
      style?.setProperty('--visible', isZoomed ? '100dvh' : `${viewport.height}px`)
      style?.setProperty('--pan', isZoomed ? '0px' : `${viewport.offsetTop}px`)
    }
    tell()
    viewport.addEventListener('resize', tell)
    viewport.addEventListener('scroll', tell)
    return () => {
      viewport.removeEventListener('resize', tell)
      viewport.removeEventListener('scroll', tell)
    }
  }, [element])

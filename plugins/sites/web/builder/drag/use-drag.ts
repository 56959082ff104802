import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { scrollStep } from './drop-place.ts'

interface DragOptions<Place> {
  /** Returns the place that a point on the screen means for what is dragged; `null`: none. */
  readonly placeAt: (id: string, x: number, y: number) => Place | null
  readonly onDrop: (id: string, place: Place) => void
}

/** Dragged item, and the place that it would get. */
interface Drag<Place> {
  readonly id: string
  readonly place: Place | null
}

/** Returns the element around another one that scrolls. */
const scrolledBy = (element: Element): Element => {
  const parent = element.parentElement
  if (!parent) return document.scrollingElement ?? element
  const isScrolled = parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)
  return isScrolled ? parent : scrolledBy(parent)
}

const edgesOf = (area: Element) =>
  area === document.scrollingElement ? { top: 0, bottom: window.innerHeight } : area.getBoundingClientRect()

/** Lets the rows of a list be dragged by their handles, with mouse, pen or finger; Escape ends it without a change. */
export const useDrag = <Place>(options: DragOptions<Place>) => {
  const [drag, setDrag] = useState<Drag<Place> | null>(null)
  // What is dragged outlives renderings.
  const latest = useRef(options)
  latest.current = options
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  const start = (id: string) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const area = scrolledBy(handle)
    const listening = new AbortController()
    const { signal } = listening
    let point = { x: event.clientX, y: event.clientY }
    let place: Place | null = null
    let frame = 0
    const show = () => {
      place = latest.current.placeAt(id, point.x, point.y)
      setDrag({ id, place })
    }
    const scroll = () => {
      const step = scrollStep(point.y, edgesOf(area))
      if (step !== 0) {
        area.scrollBy({ top: step, behavior: 'instant' })
        show()
      }
      frame = requestAnimationFrame(scroll)
    }
    const end = (isDropped: boolean) => {
      listening.abort()
      cancelAnimationFrame(frame)
      cancel.current = undefined
      setDrag(null)
      if (isDropped && place !== null) latest.current.onDrop(id, place)
    }
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      // Scrolling begins with the first move, so that a press alone changes nothing.
      if (frame === 0) frame = requestAnimationFrame(scroll)
      point = { x: clientX, y: clientY }
      show()
    }
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return
      pressed.preventDefault()
      pressed.stopPropagation()
      end(false)
    }
    cancel.current?.()
    cancel.current = () => end(false)
    setDrag({ id, place })
    handle.addEventListener('pointermove', (moved) => move(moved as globalThis.PointerEvent), { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    for (const lost of ['pointercancel', 'lostpointercapture']) handle.addEventListener(lost, () => end(false), { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
  }
  return {
    dragged: drag?.id ?? null,
    place: drag?.place ?? null,
    handleOf: (id: string) => ({ onPointerDown: start(id) }),
  }
}

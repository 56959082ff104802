import { narrowWindow, phoneWindow } from './breakpoints.ts'

/** Stops of the sheet over the map on phones: one row of cards, half of the map, all of it. */
const stops = ['row', 'half', 'full'] as const
type Stop = (typeof stops)[number]

/** Height of the sheet at each stop, pixels. */
export type StopHeights = Readonly<Record<Stop, number>>

/** Handle and one row of cards. */
const rowHeight = 196

/** Returns the heights of the stops over a map of this height. */
export const stopHeights = (available: number): StopHeights => ({
  row: Math.min(rowHeight, available),
  half: Math.min(Math.max(rowHeight, Math.round(available * 0.55)), available),
  full: available,
})

/** Time that a flick is thought on, milliseconds. */
const flickMs = 180

/** Returns the stop nearest to where a released sheet would come to rest; `speed`: pixels per millisecond, upward positive. */
export const stopAfterDrag = (height: number, speed: number, heights: StopHeights): Stop => {
  const rest = height + speed * flickMs
  return stops.toSorted((one, other) => Math.abs(heights[one] - rest) - Math.abs(heights[other] - rest))[0] ?? 'row'
}

/** Returns the stop after the current one, the first after the last. */
export const nextStop = (stop: Stop): Stop => stops[(stops.indexOf(stop) + 1) % stops.length] ?? 'row'

/** Sheet with the list over the map on phones. */
export interface Sheet {
  /** Returns the height that the sheet covers of the map, pixels; 0 where the list is beside the map. */
  covered(): number
  moveTo(stop: Stop): void
  destroy(): void
}

/** Texts of the sheet's handle: what pressing it does at each stop. */
export type SheetTexts = Readonly<Record<Stop, string>>

/** Makes the list of the page a sheet whose handle can be dragged, pressed, and moved by arrow keys. */
export const makeSheet = (page: HTMLElement, texts: SheetTexts): Sheet => {
  const sheet = page.querySelector<HTMLElement>('[data-sheet]')
  const map = page.querySelector<HTMLElement>('[data-testid="mapa"]')
  const handle = page.querySelector<HTMLElement>('[data-handle]')
  if (!sheet || !map || !handle) return { covered: () => 0, moveTo: () => undefined, destroy: () => undefined }
  // Where the bar floats over the map, the sheet ends beneath it.
  const barHeight = () =>
    page.hasAttribute('data-cover') && phoneWindow().matches ? (document.querySelector('header')?.clientHeight ?? 0) : 0
  const heights = () => stopHeights(map.clientHeight - barHeight())
  let stop: Stop = 'row'

  const moveTo = (next: Stop) => {
    stop = next
    page.dataset['stop'] = next
    page.style.setProperty('--sheet', `${heights()[next]}px`)
    handle.setAttribute('aria-label', texts[next])
    handle.setAttribute('aria-expanded', String(next !== 'row'))
  }

  const drag = { from: 0, height: 0, moved: 0, last: { y: 0, at: 0 }, speed: 0, pointer: -1 }
  const onDown = (event: PointerEvent) => {
    // The row of cards is swiped sideways; a higher sheet scrolls.
    if (!event.isPrimary || (stop !== 'row' && event.currentTarget !== handle)) return
    Object.assign(drag, { from: event.clientY, height: heights()[stop], moved: 0, speed: 0, pointer: event.pointerId })
    drag.last = { y: event.clientY, at: event.timeStamp }
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== drag.pointer) return
    drag.moved = drag.from - event.clientY
    if (Math.abs(drag.moved) < 6 && !('dragging' in page.dataset)) return
    if (!('dragging' in page.dataset)) {
      page.dataset['dragging'] = ''
      if (stop === 'row') page.dataset['stop'] = 'half'
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
    }
    const passed = event.timeStamp - drag.last.at
    if (passed > 0) drag.speed = (drag.last.y - event.clientY) / passed
    drag.last = { y: event.clientY, at: event.timeStamp }
    const { row, full } = heights()
    page.style.setProperty('--sheet', `${Math.min(full, Math.max(row / 2, drag.height + drag.moved))}px`)
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== drag.pointer) return
    drag.pointer = -1
    if (!('dragging' in page.dataset)) return
    delete page.dataset['dragging']
    moveTo(stopAfterDrag(drag.height + drag.moved, drag.speed, heights()))
  }
  const onClick = () => {
    // A drag ends with a click on the handle, too.
    if (Math.abs(drag.moved) < 6) moveTo(nextStop(stop))
    drag.moved = 0
  }
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const next = stops[stops.indexOf(stop) + by]
    if (by === 0 || !next) return
    event.preventDefault()
    moveTo(next)
  }
  const onResize = () => moveTo(stop)

  handle.addEventListener('click', onClick)
  handle.addEventListener('keydown', onKey)
  for (const element of [sheet, handle]) {
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
  }
  const narrow = narrowWindow()
  const resized = new ResizeObserver(onResize)
  resized.observe(map)
  moveTo(stop)

  return {
    covered: () => (narrow.matches && page.dataset['view'] === 'mapa' ? heights()[stop === 'full' ? 'half' : stop] : 0),
    moveTo,
    destroy: () => {
      resized.disconnect()
      handle.removeEventListener('click', onClick)
      handle.removeEventListener('keydown', onKey)
      for (const element of [sheet, handle]) {
        element.removeEventListener('pointerdown', onDown)
        element.removeEventListener('pointermove', onMove)
        element.removeEventListener('pointerup', onUp)
        element.removeEventListener('pointercancel', onUp)
      }
      page.style.removeProperty('--sheet')
      delete page.dataset['stop']
    },
  }
}

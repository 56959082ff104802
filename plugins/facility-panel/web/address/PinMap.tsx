import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Point } from '#core/kernel/distance.ts'
import { moveBy } from '#core/kernel/local-plane.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../app.module.css'
import { usePanel } from '../components/use-panel.ts'
import { MapPicture } from './MapPicture.tsx'
import { half, pointAt, spotOf } from './pin.ts'

/** Metres of one press of an arrow key, and with Shift. */
const step = { small: 5, big: 50 } as const

const arrows: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Point of the picture: where parents see the facility now. */
const useCentre = (): Point | null => {
  const { sections, shadow } = usePanel()
  const { longitude, latitude } = { ...sections.address.values, ...shadow?.current }
  return longitude === null || latitude === null || longitude === undefined || latitude === undefined ? null : { longitude, latitude }
}

/** Map around the facility with its pin, which is dragged, or moved by the arrow keys. */
export const PinMap = ({ point, onMove }: { readonly point: Point | null; readonly onMove: (point: Point) => void }) => {
  const t = useT()
  const { id } = usePanel()
  const button = useRef<HTMLButtonElement>(null)
  const centre = useCentre()
  const spot = centre && point && spotOf(centre, point)
  // The content security policy allows no style attributes.
  useEffect(() => {
    if (!spot || !button.current) return
    button.current.style.insetInlineStart = `${50 + (50 * spot.x) / half.width}%`
    button.current.style.insetBlockStart = `${50 + (50 * spot.y) / half.height}%`
  })
  if (!centre || !point || !spot) return null
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!frame) return
    const right = ((event.clientX - frame.left) / frame.width - 0.5) * 2 * half.width
    const down = ((event.clientY - frame.top) / frame.height - 0.5) * 2 * half.height
    onMove(pointAt(centre, right, down))
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    const metres = event.shiftKey ? step.big : step.small
    onMove(moveBy(point, arrow[0] * metres, arrow[1] * metres))
  }
  return (
    <>
      <div className={css['frame']}>
        <MapPicture id={id} credits={t('facility-panel.panel.pin.credits')} />
        <button
          type="button"
          className={css['pin']}
          ref={button}
          aria-label={t('facility-panel.panel.pin.label', { latitude: point.latitude.toFixed(5), longitude: point.longitude.toFixed(5) })}
          aria-describedby="pinezka-opis"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        >
          <svg viewBox="-10 -37 20 38" aria-hidden>
            <path d="M0 0 -8 -14V-27a8 8 0 0 1 16 0v13Z" className={css['wood']} />
            <path d="M-8-14v-13a8 8 0 0 1 16 0v13l-4-2-4 2-4-2Z" className={css['wax']} />
            <path d="M0 0-3-5.2h6Z" className={css['tip']} />
          </svg>
        </button>
      </div>
      <p id="pinezka-opis" className={css['hint']}>
        {t('facility-panel.panel.pin.keys')} {!spot.inside && t('facility-panel.panel.pin.outside')}
      </p>
    </>
  )
}

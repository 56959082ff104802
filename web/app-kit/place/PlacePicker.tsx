import { MapPin, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import type { Point } from '#core/kernel/distance.ts'
import { moveBy, offsetFrom } from '#core/kernel/local-plane.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { placePicture, placePictureSize, placeReaches } from '#core/places/place-picture.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { parseDegrees } from './parse-degrees.ts'
import css from './place-picker.module.css'

interface PlacePickerProps {
  readonly place: Point
  readonly onChange: (place: Point) => void
}

/** Width of the picture by its height. */
const ratio = placePictureSize.width / placePictureSize.height

/** Part of the picture that one press of an arrow key moves the pin by, and that of a press with Shift. */
const step = 1 / 40
const largeStep = 1 / 6

const directions: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * Picture of the map with a pin that is placed by mouse or finger, by the arrow keys, or by typed coordinates.
 * Messages: `placeMessages`.
 */
export const PlacePicker = ({ place, onChange }: PlacePickerProps) => {
  const t = useT()
  const id = useId()
  const [level, setLevel] = useState(0)
  const [centre, setCentre] = useState(place)
  const reach = placeReaches[level] ?? '250'
  const metres = Number(reach)
  const { east, north } = offsetFrom(centre, place)
  const left = 50 + (50 * east) / (metres * ratio)
  const top = 50 - (50 * north) / metres

  const moveTo = (next: Point) => {
    onChange(next)
    const off = offsetFrom(centre, next)
    // A pin near the edge brings the map along.
    if (Math.abs(off.north) > metres * 0.85 || Math.abs(off.east) > metres * ratio * 0.85) setCentre(next)
  }
  const onPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const x = (clientX - box.left) / box.width - 0.5
    const y = 0.5 - (clientY - box.top) / box.height
    moveTo(moveBy(centre, x * 2 * metres * ratio, y * 2 * metres))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const by = metres * (event.shiftKey ? largeStep : step)
    moveTo(moveBy(place, direction[0] * by, direction[1] * by))
  }
  const zoom = (to: number) => {
    setLevel(Math.max(0, Math.min(placeReaches.length - 1, to)))
    setCentre(place)
  }
  const onTyped = (name: keyof Point, typed: string) => {
    const degrees = parseDegrees(typed)
    if (degrees === null) return
    const next = { ...place, [name]: degrees }
    onChange(next)
    setCentre(next)
  }

  return (
    <div className={css['picker']}>
      <div className={css['map']} style={{ aspectRatio: String(ratio) }}>
        {(['light', 'dark'] as const).map((theme) => (
          <img key={theme} className={css[theme]} src={placePicture(centre, reach, theme)} alt="" draggable={false} />
        ))}
        <button
          type="button"
          className={css['surface']}
          aria-label={t('place.pin')}
          aria-describedby={`${id}-keys`}
          onPointerUp={onPointer}
          onKeyDown={onKeyDown}
          data-testid="map-pin"
        />
        <span className={css['pin']} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">
          <Icon of={MapPin} large />
        </span>
        <div className={css['zoom']}>
          <Button small onClick={() => zoom(level - 1)} aria-disabled={level === 0} aria-label={t('place.nearer')}>
            <Icon of={Plus} />
          </Button>
          <Button small onClick={() => zoom(level + 1)} aria-disabled={level === placeReaches.length - 1} aria-label={t('place.further')}>
            <Icon of={Minus} />
          </Button>
        </div>
        <a className={css['credits']} href="https://www.openstreetmap.org/copyright">
          {t('place.credits')}
        </a>
      </div>
      <p id={`${id}-keys`} className={css['keys']}>
        {t('place.keys')}
      </p>
      <div className={css['degrees']}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <label key={name} className={css['degree']}>
            {t(messageKey('place', name))}
            {/* Rewritten when the pin moves, but not while somebody types in it. */}
            <input
              key={keyOf(place, name)}
              inputMode="decimal"
              defaultValue={place[name].toFixed(5)}
              onBlur={({ target }) => onTyped(name, target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                onTyped(name, event.currentTarget.value)
              }}
            />
          </label>
        ))}
      </div>
      <p role="status" className={css['status']}>
        {t('place.at', { latitude: place.latitude.toFixed(5), longitude: place.longitude.toFixed(5) })}
      </p>
    </div>
  )
}

const keyOf = (place: Point, name: keyof Point) => `${name} ${place[name]}`

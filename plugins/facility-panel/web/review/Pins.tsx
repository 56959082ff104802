import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { ShadowValues, ShadowView } from '../../contract/shadow.ts'
import { MapPicture } from '../address/MapPicture.tsx'
import { half, spotOf } from '../address/pin.ts'
import map from '../address/pin-map.module.css'
import css from './shadow-card.module.css'

const pointOf = ({ longitude, latitude }: ShadowValues): Point | null =>
  typeof longitude === 'number' && typeof latitude === 'number' ? { longitude, latitude } : null

/** Place of a pin on the map; one beyond its edge stays whole. */
const percent = (at: number, halfLength: number) => `${Math.max(12, Math.min(88, 50 + (50 * at) / halfLength))}%`

/** The pin that parents see and the one that the owner wants, on one map, and how far they are apart. */
export const Pins = ({ shadow: { facility_id: id, shadow, current } }: { readonly shadow: ShadowView }) => {
  const t = useT()
  const before = pointOf(current)
  const after = pointOf({ ...current, ...shadow })
  if ((shadow.longitude === undefined && shadow.latitude === undefined) || !after) return null
  const centre = before ?? after
  const pins = [
    ...(before ? [[t('facility-panel.review.card.current'), before, css['before']] as const] : []),
    [t('facility-panel.review.card.proposed'), after, css['after']] as const,
  ]
  return (
    <figure className={css['figure']}>
      <div className={map['frame']}>
        <MapPicture id={id} credits={t('facility-panel.review.card.credits')} />
        {pins.map(([label, point, look]) => {
          const { x, y } = spotOf(centre, point)
          return (
            <span
              key={label}
              className={`${css['pin']} ${look}`}
              style={{ insetInlineStart: percent(x, half.width), insetBlockStart: percent(y, half.height) }}
            >
              {label}
            </span>
          )
        })}
      </div>
      <figcaption className={css['caption']}>
        {pins.map(([label, { latitude, longitude }]) => `${label}: ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`).join(' · ')}
        {before && ` · ${t('facility-panel.review.card.apart', { metres: Math.round(metresBetween(before, after)) })}`}
      </figcaption>
    </figure>
  )
}

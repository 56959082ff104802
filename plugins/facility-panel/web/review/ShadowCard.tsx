import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { ShadowValues, ShadowView } from '../../contract/shadow.ts'
import { MapPicture } from '../address/MapPicture.tsx'
import { half, spotOf } from '../address/pin.ts'
import map from '../app.module.css'
import css from './shadow-card.module.css'

type Field = keyof ShadowValues

/** Fields of an edit that a line of text shows; the point is shown on the map. */
const fields = [
  'name',
  'type',
  'legal_type',
  'voivodeship',
  'county',
  'city',
  'district',
  'post_code',
  'street',
  'building_number',
  'apartment_number',
] as const satisfies readonly Field[]

/** Card of a shadow edit: of each changed field the public, the proposed and the register's value; both pins. */
export const ShadowCard = ({ data }: FillProps<ReviewedSubject, ShadowView>) => {
  const t = useT()
  const { shadow, current, register } = data
  const textOf = (field: Field, values: ShadowValues) => {
    const value = values[field]
    if (value === null || value === undefined || value === '') return t('facility-panel.review.card.none')
    if (field === 'type' && values.type) return t(messageKey('tags.specialization', values.type))
    if (field === 'legal_type' && values.legal_type) return t(messageKey('facility-panel.review.card.legal-type', values.legal_type))
    return field === 'voivodeship' ? t(voivodeshipKey(String(value))) : String(value)
  }
  const changed = fields.filter((field) => shadow[field] !== undefined)
  return (
    <>
      {changed.length > 0 && (
        <div className={css['scroll']}>
          <table className={css['table']}>
            <thead>
              <tr>
                <th scope="col">{t('facility-panel.review.card.field')}</th>
                <th scope="col">{t('facility-panel.review.card.current')}</th>
                <th scope="col">{t('facility-panel.review.card.proposed')}</th>
                <th scope="col">{t('facility-panel.review.card.register')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(messageKey('facility-panel.review.card.field', field))}</th>
                  <td>{textOf(field, current)}</td>
                  <td>
                    <strong>{textOf(field, shadow)}</strong>
                  </td>
                  <td>{textOf(field, register)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pins shadow={data} />
    </>
  )
}

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

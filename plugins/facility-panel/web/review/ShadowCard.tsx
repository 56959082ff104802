import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { ShadowValues, ShadowView } from '../../contract/shadow.ts'
import { Pins } from './Pins.tsx'
import css from './shadow-card.module.css'

type Field = keyof ShadowValues

/** Fields of an edit that a line of text shows; the point is shown on the map. */
const fields = [
  ...(['name', 'type', 'legal_type', 'voivodeship', 'county', 'city', 'district'] as const),
  ...(['post_code', 'street', 'building_number', 'apartment_number'] as const),
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

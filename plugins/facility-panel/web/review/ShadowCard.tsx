import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
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
  const { t } = useTranslation('facility-panel.review')
  const { shadow, current, register } = data
  const textOf = (field: Field, { [field]: value }: ShadowValues) => {
    if (value === null || value === undefined || value === '') return t('card.none')
    if (field === 'type') return t(`tags.specialization.${value}`)
    if (field === 'legal_type') return t(`card.legal-type.${value}`)
    return field === 'voivodeship' ? t(`places.voivodeship.${value}`) : String(value)
  }
  const changed = fields.filter((field) => shadow[field] !== undefined)
  return (
    <>
      {changed.length > 0 && (
        <div className={css['scroll']}>
          <table className={css['table']}>
            <thead>
              <tr>
                <th scope="col">{t('card.field')}</th>
                <th scope="col">{t('card.current')}</th>
                <th scope="col">{t('card.proposed')}</th>
                <th scope="col">{t('card.register')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(`card.field.${field}`)}</th>
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

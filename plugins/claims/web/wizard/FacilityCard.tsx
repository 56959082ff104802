import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../app.module.css'
import type { Claim } from './types.ts'

/** Facility that a claim is about: name and address. */
export const FacilityCard = ({ facility }: { readonly facility: Claim['facility'] }) => {
  const t = useT()
  const { name, street, building_number, post_code, city } = facility
  const address = [[street, building_number].filter(Boolean).join(' '), [post_code, city].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <div className={css['facility']}>
      <p className={css['wizardQuiet']}>{t('claims.wizard.facility')}</p>
      <p className={css['wizardName']}>{name}</p>
      <p>{address.join(', ')}</p>
    </div>
  )
}

import { useQueryIfFound } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { claimsApi } from '../../contract/api.ts'
import { ClaimantForm } from './ClaimantForm.tsx'
import { FacilityCard } from './FacilityCard.tsx'
import css from './wizard.module.css'

/** First step: the facility, and who claims it. */
export const ChooseFacility = ({ id }: { readonly id: string }) => {
  const t = useT()
  const href = useHref()
  const { data: facility } = useQueryIfFound(claimsApi.showFacility, { id })
  if (facility === null)
    return (
      <>
        <p className={css['note']}>{t('claims.wizard.unknown')}</p>
        <p>
          <a href={href('claim')}>{t('claims.wizard.other')}</a>
        </p>
      </>
    )
  const refused = facility.yours ? t('claims.wizard.yours') : facility.active ? null : t('claims.wizard.closed')
  return (
    <>
      <FacilityCard facility={facility} />
      <p>
        <a href={href('claim')}>{t('claims.wizard.other')}</a>
      </p>
      {refused !== null && <p className={css['note']}>{refused}</p>}
      {refused === null && facility.owned && <p className={css['note']}>{t('claims.wizard.owned')}</p>}
      {refused === null && <ClaimantForm facilityId={facility.id} />}
    </>
  )
}

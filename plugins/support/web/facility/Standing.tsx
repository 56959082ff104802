import { facilityStatuses } from '#core/facilities/facility-type.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../parts/desk.module.css'
import type { Facility } from './facility.ts'

/** Status and activity of a facility, and its deletion. */
export const Standing = ({ facility: { id, name, status, version, closed_by_support } }: { readonly facility: Facility }) => {
  const { t } = useTranslation('support')
  const options = { invalidates: [supportApi.showFacility], toast: t('saved') }
  const setStatus = useMutation(supportApi.setStatus, options)
  const setActivity = useMutation(supportApi.setActivity, options)
  const remove = useMutation(supportApi.deleteFacility, { ...options, toast: t('facility.deleted') })
  const verb = closed_by_support ? 'reopen' : 'close'
  return (
    <section className={css['section']} aria-labelledby="stan">
      <h2 id="stan">{t('facility.standing')}</h2>
      <p className={css['buttons']}>
        {facilityStatuses
          .filter((one) => one !== status)
          .map((one) => (
            <ReasonButton
              key={one}
              small
              title={t('facility.set-status.title')}
              text={t('facility.set-status.text', { name, before: t(`status.${status}`), status: t(`status.${one}`) })}
              accept={t('facility.set-status')}
              onConfirm={(reason) => setStatus.mutate({ id, version, status: one, reason })}
            >
              {t('facility.set-status.to', { status: t(`status.${one}`) })}
            </ReasonButton>
          ))}
        <ReasonButton
          small
          title={t(`facility.${verb}.title`)}
          text={t(`facility.${verb}.text`, { name })}
          accept={t(`facility.${verb}`)}
          onConfirm={(reason) => setActivity.mutate({ id, version, active: closed_by_support, reason })}
        >
          {t(`facility.${verb}`)}
        </ReasonButton>
        <ReasonButton
          small
          title={t('facility.delete.title')}
          text={t('facility.delete.text', { name })}
          accept={t('facility.delete')}
          word={t('facility.delete.word')}
          onConfirm={(reason) => remove.mutate({ id, reason })}
        >
          {t('facility.delete')}
        </ReasonButton>
      </p>
    </section>
  )
}

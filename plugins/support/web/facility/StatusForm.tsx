import { facilityStatuses } from '#core/facilities/facility-type.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { supportApi } from '../../contract/api.ts'
import css from '../app.module.css'
import type { Facility } from './facility.ts'

/** Status and activity of a facility, and its deletion. */
export const StatusForm = ({ facility: { id, name, status, version, closed_by_support } }: { readonly facility: Facility }) => {
  const t = useT()
  const options = { invalidates: [supportApi.showFacility], toast: t('support.saved') }
  const setStatus = useMutation(supportApi.setStatus, options)
  const setActivity = useMutation(supportApi.setActivity, options)
  const remove = useMutation(supportApi.deleteFacility, { ...options, toast: t('support.facility.deleted') })
  const verb = closed_by_support ? 'reopen' : 'close'
  return (
    <section className={css['section']} aria-labelledby="stan">
      <h2 id="stan">{t('support.facility.standing')}</h2>
      <p className={css['buttons']}>
        {facilityStatuses
          .filter((one) => one !== status)
          .map((one) => (
            <ReasonButton
              key={one}
              small
              title={t('support.facility.set-status.title')}
              text={t('support.facility.set-status.text', {
                name,
                before: t(messageKey('support.status', status)),
                status: t(messageKey('support.status', one)),
              })}
              accept={t('support.facility.set-status')}
              onConfirm={(reason) => setStatus.mutate({ id, version, status: one, reason })}
            >
              {t('support.facility.set-status.to', { status: t(messageKey('support.status', one)) })}
            </ReasonButton>
          ))}
        <ReasonButton
          small
          title={t(messageKey('support.facility', verb, 'title'))}
          text={t(messageKey('support.facility', verb, 'text'), { name })}
          accept={t(messageKey('support.facility', verb))}
          onConfirm={(reason) => setActivity.mutate({ id, version, active: closed_by_support, reason })}
        >
          {t(messageKey('support.facility', verb))}
        </ReasonButton>
        <ReasonButton
          danger
          small
          title={t('support.facility.delete.title')}
          text={t('support.facility.delete.text', { name })}
          accept={t('support.facility.delete')}
          word={t('support.facility.delete.word')}
          onConfirm={(reason) => remove.mutate({ id, reason })}
        >
          {t('support.facility.delete')}
        </ReasonButton>
      </p>
    </section>
  )
}

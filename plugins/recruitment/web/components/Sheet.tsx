import { factDay, factMoment } from '#core/kernel/dates.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../app.module.css'

interface LineProps {
  readonly label: string
  readonly children: string
}

const Line = ({ label, children }: LineProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Data that the parent has written. */
export const Sheet = ({ of }: { readonly of: ApplicationView }) => {
  const t = useT()
  const language = useLanguage()
  // The key of an old installation may be lost.
  if (of.child_name === '') return <p role="alert">{t('recruitment.detail.unreadable')}</p>
  return (
    <div className={css['sheets']}>
      <section className={css['partsCard']} aria-labelledby="dziecko">
        <h2 id="dziecko">{t('recruitment.detail.child')}</h2>
        <dl className={css['facts']}>
          <Line label={t('recruitment.detail.name')}>{of.child_name}</Line>
          <Line label={t('recruitment.detail.born')}>{factDay(of.child_birth_date, language)}</Line>
          <Line label={t('recruitment.detail.group')}>{t('recruitment.detail.years', { group: of.age_group })}</Line>
          <Line label={t('recruitment.detail.start')}>{factDay(of.desired_start, language)}</Line>
          <Line label={t('recruitment.detail.hours')}>{timeSpan(of.hours_from, of.hours_to)}</Line>
          {of.note !== null && <Line label={t('recruitment.detail.note')}>{of.note}</Line>}
        </dl>
      </section>
      <section className={css['partsCard']} aria-labelledby="rodzic">
        <h2 id="rodzic">{t('recruitment.detail.parent')}</h2>
        <dl className={css['facts']}>
          <Line label={t('recruitment.detail.name')}>{of.parent_name}</Line>
          <div>
            <dt>{t('recruitment.detail.phone')}</dt>
            <dd>
              {of.yours ? (
                groupedPhone(of.parent_phone)
              ) : (
                <a href={`tel:${of.parent_phone.replace(/[^\d+]/g, '')}`}>{groupedPhone(of.parent_phone)}</a>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('recruitment.detail.email')}</dt>
            <dd>{of.yours ? of.parent_email : <a href={`mailto:${of.parent_email}`}>{of.parent_email}</a>}</dd>
          </div>
          <Line label={t('recruitment.detail.address')}>{of.address}</Line>
          <Line label={t('recruitment.detail.sent')}>{factMoment(of.created_at, language)}</Line>
        </dl>
      </section>
    </div>
  )
}

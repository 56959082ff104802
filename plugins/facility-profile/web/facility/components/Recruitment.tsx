import { freshness } from '#core/facilities/free-places.ts'
import { factDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

interface Props {
  readonly facts: Facts
  readonly today: string
}

/** Recruitment: open or closed, the facility's text about it, and free places by age while their count is recent (decisions §6). */
export const Recruitment = ({ facts: { recruiting, recruitment_text: text, vacancies }, today }: Props) => {
  const t = useT()
  const language = useLanguage()
  if (!recruiting && !text && !vacancies) return null
  return (
    <Section id="rekrutacja" title={t('facility-profile.recruitment')} from={[recruiting, text, vacancies]}>
      {recruiting && <p>{t(recruiting.value ? 'facility-profile.recruitment.on' : 'facility-profile.recruitment.off')}</p>}
      {text && <p lang="pl">{text.value}</p>}
      {vacancies && freshness(vacancies.on, today) === 'old' && <p className={css['hint']}>{t('facility-profile.recruitment.old')}</p>}
      {vacancies && freshness(vacancies.on, today) !== 'old' && (
        <dl className={css['figures']}>
          {vacancies.value.map(({ group, places, from }) => (
            <div key={group}>
              <dt>
                {t('facility-profile.recruitment.group', { group })}
                {from !== null && `, ${t('facility-profile.recruitment.from', { date: factDay(from, language) })}`}
              </dt>
              <dd>{places}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

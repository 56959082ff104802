import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { NewTimesForm } from './NewTimesForm.tsx'
import css from './panel.module.css'
import { TimeRow } from './TimeRow.tsx'
import { useVisits } from './use-visits.ts'

export { queries } from './use-visits.ts'

/** Page of the panel: coming times with the families that come, and the form that opens others. */
export const Page = () => {
  const t = useT()
  const { facility, times, canWrite } = useVisits()
  return (
    <div className={css['page']}>
      <header>
        <h1 tabIndex={-1}>{t('visits.panel.title')}</h1>
        <p className={css['lead']}>{t('visits.panel.lead')}</p>
      </header>
      <section className={css['card']} aria-labelledby="terminy">
        <h2 id="terminy">{t('visits.panel.times')}</h2>
        {times.length === 0 ? (
          <EmptyList title={t('visits.panel.none')} {...(canWrite && { subtitle: t('visits.panel.none.text') })} />
        ) : (
          <ul className={css['rows']}>
            {times.map((time) => (
              <TimeRow key={time.id} time={time} canWrite={canWrite} />
            ))}
          </ul>
        )}
      </section>
      {canWrite && (
        <section className={css['card']} aria-labelledby="nowy-termin">
          <h2 id="nowy-termin">{t('visits.panel.new')}</h2>
          <NewTimesForm facilityId={facility.id} />
        </section>
      )}
    </div>
  )
}

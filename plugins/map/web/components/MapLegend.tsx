import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './map-legend.module.css'

/** Legend of the colours and texts of the pins, on one line. */
export const MapLegend = ({ schools, labelled }: { schools: boolean; labelled: boolean }) => {
  const t = useT()
  return (
    <p className={css['legend']}>
      <span data-kind="small">{t('map.legend.small')}</span>
      <span data-kind="big">{t('map.legend.big')}</span>
      {schools && <span data-kind="school">{t('map.legend.school')}</span>}
      {labelled && <span>{t('map.legend.text')}</span>}
    </p>
  )
}

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../cards.module.css'

interface Props {
  /** Number of facilities that count: without invented ones, which a list ends with, once a register is in. */
  readonly total: number
  readonly listed: number
}

/** Number of the facilities of a list; of the invented ones where it has no others. */
export const Total = ({ total, listed }: Props) => {
  const t = useT()
  const isMade = total === 0 && listed > 0
  return (
    <p data-total="">
      <strong className={css['number']}>
        {isMade ? t('catalogue.city.made', { count: listed }) : t('catalogue.facilities', { count: total })}
      </strong>
    </p>
  )
}

/** Says how many invented facilities a list ends with, apart from the others. */
export const Made = ({ total, listed }: Props) => {
  const t = useT()
  return total > 0 && listed > total ? (
    <p className={css['made']}>{t('catalogue.city.made.last', { facilities: t('catalogue.city.made', { count: listed - total }) })}</p>
  ) : null
}

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from './count.module.css'

/** Number of facilities; with `withNoun` screen readers also hear the noun. */
export const Count = ({ count, withNoun }: { count: number; withNoun?: boolean }) => {
  const t = useT()
  if (!withNoun) return <span className={css['count']}>{t('catalogue.number', { n: count })}</span>
  return (
    <span className={css['count']}>
      <span aria-hidden>{t('catalogue.number', { n: count })}</span>
      <span className={hidden['hidden']}>{t('catalogue.facilities', { count })}</span>
    </span>
  )
}

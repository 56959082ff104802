import hidden from '#web/design/hidden.module.css'
import { useT } from '#web/i18n/words.ts'
import css from './count.module.css'

/** How many facilities; the number alone for the eye, with `words` the noun for those who listen. */
export const Count = ({ of, words }: { of: number; words?: boolean }) => {
  const t = useT()
  if (!words) return <span className={css['count']}>{t('catalogue.number', { n: of })}</span>
  return (
    <span className={css['count']}>
      <span aria-hidden>{t('catalogue.number', { n: of })}</span>
      <span className={hidden['hidden']}>{t('catalogue.facilities', { count: of })}</span>
    </span>
  )
}

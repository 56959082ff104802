import hidden from '#web/design/hidden.module.css'
import { useT } from '#web/i18n/words.ts'
import css from './tab-link.module.css'

/** A dot with the number of new things, in words for who does not see it; nothing where there are none. */
export const NewCount = ({ count }: { count: number }) => {
  const t = useT()
  return count > 0 ? (
    <span className={css['count']}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className={hidden['hidden']}>{t('shell.account.new', { count })}</span>
    </span>
  ) : null
}

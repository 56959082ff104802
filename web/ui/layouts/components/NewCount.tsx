import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import css from './tab-link.module.css'

/** Badge with the number of new items, with a text for screen readers; renders nothing for zero. */
export const NewCount = ({ count }: { count: number }) => {
  const t = useT()
  return count > 0 ? (
    <span className={css['count']}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className={hidden['hidden']}>{t('shell.account.new', { count })}</span>
    </span>
  ) : null
}

import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './order-rule.module.css'

/** Explains the order of recommended facilities, with a link to the page about all orders, if there is one. */
export const OrderRule = () => {
  const t = useT()
  const all = useHref()('ordering')
  return (
    <p className={css['rule']}>
      {t('catalogue.order.rule')}
      {all !== undefined && (
        <>
          {' '}
          <a href={all}>{t('catalogue.order.how')}</a>
        </>
      )}
    </p>
  )
}

import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Order } from '../../contract/order.ts'
import css from './order-rule.module.css'

/** Explains the sort order of a list, with a link to the page about all orders, if there is one. */
export const OrderRule = ({ order }: { order: Order }) => {
  const t = useT()
  const all = useHref()('ordering')
  return (
    <p className={css['rule']}>
      {t('catalogue.order.rule', { rule: t(`catalogue.order.${order}.rule`) })}
      {all !== undefined && (
        <>
          {' '}
          <a href={all}>{t('catalogue.order.how')}</a>
        </>
      )}
    </p>
  )
}

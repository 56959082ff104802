import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { Order } from '../../contract/order.ts'
import css from './order-rule.module.css'

/** By which rule a list stands, and the way to all the rules where a page explains them. */
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

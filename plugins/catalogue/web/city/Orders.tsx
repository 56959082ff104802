import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type Order, orders } from '../../contract/order.ts'
import { OrderRule } from '../parts/OrderRule.tsx'
import css from './orders.module.css'

/** Control of the sort order: the current one opens the list of the others, which are links; below it the rule of the current one. */
export const Orders = ({ order, hrefOf }: { order: Order; hrefOf: (order: Order) => string }) => {
  const t = useT()
  return (
    <>
      <details className={css['orders']}>
        <summary className={css['current']}>{t('catalogue.order.by', { order: t(`catalogue.order.${order}`) })}</summary>
        <nav aria-label={t('catalogue.order')}>
          <ul className={css['menu']}>
            {orders.map((one) => (
              <li key={one}>
                <a href={hrefOf(one)} aria-current={one === order ? 'true' : undefined}>
                  {t(`catalogue.order.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <OrderRule order={order} />
    </>
  )
}

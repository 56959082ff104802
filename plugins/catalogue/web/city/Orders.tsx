import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { OrderRule } from '../parts/OrderRule.tsx'
import { type Order, orders } from '../../contract/order.ts'
import css from './city.module.css'

/** Links to the list in each sort order, and an explanation of the current one. */
export const Orders = ({ order, hrefOf }: { order: Order; hrefOf: (order: Order) => string }) => {
  const t = useT()
  return (
    <>
      <nav aria-label={t('catalogue.order')} className={css['orders']}>
        <ul>
          {orders.map((one) => (
            <li key={one}>
              <a href={hrefOf(one)} aria-current={one === order ? 'true' : undefined}>
                {t(`catalogue.order.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <OrderRule order={order} />
    </>
  )
}

import { useT } from '#web/i18n/words.ts'
import { OrderRule } from '../parts/OrderRule.tsx'
import { type Order, orders } from '../../contract/order.ts'
import css from './city.module.css'

/** The orders to choose from as links, and by which rule the list stands now. */
export const Orders = ({ order, address }: { order: Order; address: (order: Order) => string }) => {
  const t = useT()
  return (
    <>
      <nav aria-label={t('catalogue.order')} className={css['orders']}>
        <ul>
          {orders.map((one) => (
            <li key={one}>
              <a href={address(one)} aria-current={one === order ? 'true' : undefined}>
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

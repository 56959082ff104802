import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { packagesApi } from '../../contract/api.ts'
import type { OrderView } from '../../contract/order.ts'
import { zloty } from '../../contract/zloty.ts'
import css from '../app.module.css'
import { orderTones } from '../order-tones.ts'
import { lastMoment } from './last-moment.ts'
import { useFacilityId } from './use-facility-id.ts'

/** One order of the history. */
const Line = ({ order }: { readonly order: OrderView }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, number, state, gross, placed_at, starts_at, ends_at, invoice, refunded_at, refund_reason } = order
  const term = starts_at !== null && ends_at !== null && { from: factDay(starts_at, language), to: factDay(lastMoment(ends_at), language) }
  return (
    <li className={css['order']}>
      <div>
        <p className={css['packageName']}>
          {invoice === null ? (
            t('packages.own.package.trial')
          ) : (
            <a href={href('package_proforma', { order: id })}>{`${t(messageKey('packages.own.package', order.package))}, ${number}`}</a>
          )}
        </p>
        <p className={css['packageQuiet']}>
          {refunded_at !== null && t('packages.own.orders.refunded', { day: factDay(refunded_at, language), reason: refund_reason ?? '' })}
          {refunded_at === null &&
            (term ? t('packages.own.orders.term', term) : t('packages.own.orders.placed', { day: factDay(placed_at, language) }))}
        </p>
      </div>
      <span className={css['packageSum']}>{zloty(gross, language)}</span>
      <Badge tone={orderTones[state]}>{t(messageKey('packages.own.state', state))}</Badge>
    </li>
  )
}

/** Section with the user's orders for the facility. */
export const OrderHistory = () => {
  const t = useT()
  const { data: orders } = useQuery(packagesApi.listOrders, { facility_id: useFacilityId() })
  return (
    <section className={css['section']} aria-labelledby="historia">
      <h2 id="historia">{t('packages.own.orders.title')}</h2>
      {orders.length === 0 ? (
        <p className={css['packageLead']}>{t('packages.own.orders.none')}</p>
      ) : (
        <ul className={css['orders']}>
          {orders.map((order) => (
            <Line key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}

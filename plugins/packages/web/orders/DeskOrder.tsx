import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { packagesApi } from '../../contract/api.ts'
import type { OrderView } from '../../contract/order.ts'
import { zloty } from '../../contract/zloty.ts'
import { orderTones } from '../order-tones.ts'
import { lastMoment } from '../package/last-moment.ts'
import css from './orders.module.css'

const refundable = ['paid', 'active', 'expiring']

/** One order on the desk: facility, buyer, amount, and what support may do with it. */
export const DeskOrder = ({ order }: { readonly order: OrderView }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, number, state, facility_id, facility_name, invoice, placed_at, starts_at, ends_at, refunded_at, refund_reason } = order
  const invalidates = [packagesApi.searchOrders]
  const confirm = useMutation(packagesApi.confirmOrder, { invalidates, toast: t('packages.orders.confirmed') })
  const refund = useMutation(packagesApi.refundOrder, { invalidates, toast: t('packages.orders.refunded') })
  const gross = zloty(order.gross, language)
  const facility = facility_name || t('packages.orders.deleted')
  const term = starts_at !== null && ends_at !== null && { from: factDay(starts_at, language), to: factDay(lastMoment(ends_at), language) }
  return (
    <li className={css['row']}>
      <div>
        <p>
          <a className={css['name']} href={href('support_facility', { id: facility_id })}>
            {facility}
          </a>
        </p>
        <p className={css['quiet']}>{invoice === null ? t('packages.orders.trial') : t('packages.orders.buyer', invoice)}</p>
      </div>
      <div>
        <p>
          {invoice !== null && <a href={href('package_proforma', { order: id })}>{number}</a>}
          {order.gross > 0 && <strong className={css['sum']}>{gross}</strong>}
        </p>
        <p className={css['quiet']}>
          {refunded_at !== null && t('packages.own.orders.refunded', { day: factDay(refunded_at, language), reason: refund_reason ?? '' })}
          {refunded_at === null &&
            (term ? t('packages.own.orders.term', term) : t('packages.own.orders.placed', { day: factDay(placed_at, language) }))}
        </p>
      </div>
      <div className={css['actions']}>
        <Badge tone={orderTones[state]}>{t(messageKey('packages.own.state', state))}</Badge>
        {state === 'pending' && (
          <ConfirmButton
            small
            title={t('packages.orders.confirm')}
            text={t('packages.orders.confirm.text', { gross, number, facility })}
            accept={t('packages.orders.confirm')}
            onConfirm={() => confirm.mutate({ id })}
          >
            {t('packages.orders.confirm')}
          </ConfirmButton>
        )}
        {refundable.includes(state) && order.gross > 0 && (
          <ReasonButton
            small
            title={t('packages.orders.refund.title', { number })}
            text={t('packages.orders.refund.text', { gross, facility })}
            accept={t('packages.orders.refund')}
            onConfirm={(reason) => refund.mutate({ id, reason })}
          >
            {t('packages.orders.refund')}
          </ReasonButton>
        )}
      </div>
    </li>
  )
}

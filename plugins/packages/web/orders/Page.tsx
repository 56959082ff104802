import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { CursorList } from '#web/app-kit/lists/CursorList.tsx'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, readListState, withFilter } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { ReasonButton } from '#web/app-kit/ReasonButton.tsx'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { packagesApi } from '../../contract/api.ts'
import { type OrderView, orderStates } from '../../contract/order.ts'
import { zloty } from '../../contract/zloty.ts'
import css from '../app.module.css'
import { orderTones } from '../order-tones.ts'
import { lastMoment } from '../package/last-moment.ts'

const list: ListDefinition = { filters: ['number', 'state', 'facility_id', 'before'] }

type SearchInput = InputOf<typeof packagesApi.searchOrders>

export const queries: PageQueries = ({ query: search }) => [
  query(packagesApi.searchOrders, readListState(list, search).filters as SearchInput),
]

const shownStates = orderStates.filter((state) => state !== 'draft' && state !== 'paid')

/** Page of support with the orders of packages: payments to confirm, refunds. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { filters, hrefOf, ...state } = useList(list)
  const { data } = useQuery(packagesApi.searchOrders, filters as SearchInput)
  const next = data.next === null ? null : withFilter({ ...state, filters }, 'before', String(data.next))
  const facility = filters['facility_id']
  const backTo = facility === undefined ? undefined : href('support_facility', { id: facility })
  return (
    <>
      <p className={css['crumb']}>
        <a href={backTo ?? href('support_facilities')}>
          {t(backTo === undefined ? 'packages.orders.all-facilities' : 'packages.orders.facility')}
        </a>
      </p>
      <h1 tabIndex={-1}>{t('packages.orders.title')}</h1>
      <p className={css['lead']}>{t('packages.orders.lead')}</p>
      <Filters submit={t('packages.orders.filter')}>
        {facility !== undefined && <input type="hidden" name="facility_id" value={facility} />}
        <TextFilter name="number" label={t('packages.orders.number')} value={filters['number']} />
        <ChoiceFilter
          name="state"
          label={t('packages.orders.state')}
          value={filters['state']}
          all={t('packages.orders.all')}
          options={shownStates.map((value) => ({ value, label: t(messageKey('packages.own.state', value)) }))}
        />
      </Filters>
      <CursorList
        none={{ title: t('packages.orders.none'), text: t('packages.orders.none.text') }}
        older={next && { href: hrefOf(next), label: t('packages.orders.older') }}
      >
        {data.orders.map((order) => (
          <DeskOrder key={order.id} order={order} />
        ))}
      </CursorList>
    </>
  )
}

const refundable = ['paid', 'active', 'expiring']

/** One order on the desk: facility, buyer, amount, and what support may do with it. */
const DeskOrder = ({ order }: { readonly order: OrderView }) => {
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
          <a className={css['ordersName']} href={href('support_facility', { id: facility_id })}>
            {facility}
          </a>
        </p>
        <p className={css['ordersQuiet']}>{invoice === null ? t('packages.orders.trial') : t('packages.orders.buyer', invoice)}</p>
      </div>
      <div>
        <p>
          {invoice !== null && <a href={href('package_proforma', { order: id })}>{number}</a>}
          {order.gross > 0 && <strong className={css['sum']}>{gross}</strong>}
        </p>
        <p className={css['ordersQuiet']}>
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

import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { CursorList } from '#web/app-kit/lists/CursorList.tsx'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, readListState, withFilter } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { packagesApi } from '../../contract/api.ts'
import { orderStates } from '../../contract/order.ts'
import { DeskOrder } from './DeskOrder.tsx'
import css from './orders.module.css'

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

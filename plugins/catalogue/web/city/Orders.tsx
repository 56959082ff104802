import { ArrowDownUp } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { maxAddressLength } from '../../contract/limits.ts'
import { nearParams } from '../../contract/near-url.ts'
import { type ListOrder, orderParam, orderParamValues, orders } from '../../contract/order.ts'
import type { CityPageData } from '../pages.data.ts'
import css from './orders.module.css'
import { useListHref } from './use-list-href.ts'

const withoutNear = { address: '', nearby: false }

/**
 * Menu of the sort orders: its button names the current one; it has the others as links, a form for an address, and a
 * link to the rules.
 */
export const Orders = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const listHref = useListHref(pageData)
  const rules = useHref()('ordering')
  const { order, near, optionCounts } = pageData
  const isRated = (optionCounts.facets['rating']?.['known']?.total ?? 0) > 0
  const isPriced = (optionCounts.facets['family_cost']?.['known']?.total ?? 0) > 0
  const isUseful = (one: ListOrder) => (one === 'rating' || one === 'opinions' ? isRated : one !== 'cost' || isPriced)
  const shown = orders.filter((one) => one === order || isUseful(one))
  const isNearMe = near.nearby && order === 'distance'
  const link = (label: string, href: string, current: boolean, rel?: string) => (
    <li key={label}>
      <a href={href} aria-current={current ? 'true' : undefined} rel={rel}>
        {label}
      </a>
    </li>
  )
  const byAddress = near.origin === null ? null : t('catalogue.order.near-address', { address: near.origin })
  const currentLabel = isNearMe
    ? t('catalogue.order.near-me')
    : order === 'distance' && byAddress !== null
      ? byAddress
      : t(messageKey('catalogue.order', order))
  return (
    <details className={css['orders']} name="list-menu">
      <summary className={css['current']}>
        <Icon of={ArrowDownUp} />
        <span>
          <span className={css['sort']}>{t('catalogue.order.by')}</span> {currentLabel}
        </span>
      </summary>
      <div className={css['menu']}>
        <nav aria-label={t('catalogue.order')}>
          <ul>
            {shown.map((one: ListOrder) => link(t(messageKey('catalogue.order', one)), listHref({ order: one }), one === order))}
            {link(
              t('catalogue.order.near-me'),
              listHref({ order: 'distance', near: { ...withoutNear, nearby: true } }),
              isNearMe,
              'nofollow',
            )}
            {byAddress !== null && link(byAddress, listHref({ order: 'distance' }), order === 'distance', 'nofollow')}
          </ul>
        </nav>
        <AddressForm
          action={withoutQuery(listHref({ selection: {}, near: withoutNear }))}
          preserved={serializeSelection(pageData.availableFacets, pageData.selection)}
          address={near.address}
        />
        {rules !== undefined && (
          <a className={css['rules']} href={rules}>
            {t('catalogue.order.how')}
          </a>
        )}
      </div>
    </details>
  )
}

interface Props {
  /** Address of the list without parameters. */
  readonly action: string
  /** Query parameters of the selected filters. */
  readonly preserved: QueryParams
  readonly address: string
}

/** Form that sorts the list by the distance from a street or a postcode; works without JavaScript. */
const AddressForm = ({ action, preserved, address }: Props) => {
  const t = useT()
  const hiddenFields = Object.entries({ ...preserved, [orderParam]: [orderParamValues.distance] })
  return (
    <form method="get" action={action} className={css['address']}>
      {hiddenFields.map(([name, values]) => values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />))}
      <label htmlFor="adres">{t('catalogue.order.address')}</label>
      <div className={css['fields']}>
        <input
          id="adres"
          name={nearParams.address}
          defaultValue={address}
          maxLength={maxAddressLength}
          placeholder={t('catalogue.order.address.example')}
          autoComplete="address-line1"
          enterKeyHint="search"
          required
        />
        <Button type="submit" small>
          {t('catalogue.order.address.go')}
        </Button>
      </div>
    </form>
  )
}

import type { QueryParams } from '#core/search/parse-selection.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { maxAddressLength, nearParams } from '../../contract/near-url.ts'
import { orderParam, orderParamValues } from '../../contract/order.ts'
import css from './orders.module.css'

interface Props {
  /** Address of the list without parameters. */
  readonly action: string
  /** Query parameters of the selected filters. */
  readonly preserved: QueryParams
  readonly address: string
}

/** Form that sorts the list by the distance from a street or a postcode; works without JavaScript. */
export const AddressForm = ({ action, preserved, address }: Props) => {
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

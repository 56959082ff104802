import { useState } from 'react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { packagesApi } from '../../contract/api.ts'
import type { FacilityUsageView } from '../../contract/limit.ts'
import { OrderForm } from './OrderForm.tsx'
import css from './package.module.css'
import { type Placed, Thanks } from './Thanks.tsx'

/** Section with the order form, then the thanks for the order; without prices a way to ask. */
export const OrderSection = ({ usage: { may_order, tier } }: { readonly usage: FacilityUsageView }) => {
  const t = useT()
  const href = useHref()
  const [placed, setPlaced] = useState<Placed | null>(null)
  const { data: packages } = useQuery(packagesApi.listPackages)
  const orderable = packages.filter(({ gross }) => gross !== null)
  const contact = href('contact')
  if (placed) return <Thanks placed={placed} />
  return (
    <section className={css['section']} aria-labelledby="zamowienie">
      <h2 id="zamowienie">{t('packages.own.order.title')}</h2>
      {may_order && orderable.length > 0 && (
        <>
          {tier === 'premium' && <p className={css['lead']}>{t('packages.own.order.extends')}</p>}
          <OrderForm packages={orderable} onPlaced={setPlaced} />
        </>
      )}
      {!may_order && <p className={css['lead']}>{t('packages.own.order.owner')}</p>}
      {may_order && orderable.length === 0 && (
        <>
          <p className={css['lead']}>{t('packages.own.order.none')}</p>
          {contact !== undefined && (
            <p>
              <LinkButton href={contact}>{t('packages.own.order.contact')}</LinkButton>
            </p>
          )}
        </>
      )}
    </section>
  )
}

import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { packagesApi } from '../../contract/api.ts'
import { zloty } from '../../contract/zloty.ts'
import { valueText } from '../value-text.ts'
import css from './upgrade.module.css'

/** Advantages of a package over what the facility has now, its price for a year, and a link to order it. */
const Offer = ({ facilityId: facility_id }: { readonly facilityId: string }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { data: limits } = useQuery(packagesApi.listLimits)
  const { data: packages } = useQuery(packagesApi.listPackages)
  const { data: usage } = useQuery(packagesApi.showUsage, { facility_id })
  const texts = { unlimited: t('packages.upgrade.usage.unlimited'), yes: t('packages.upgrade.yes'), no: t('packages.upgrade.no') }
  const own = new Map(usage.limits.map(({ key, limit }) => [key, limit]))
  const wider = limits.filter(({ key, value_premium }) => own.get(key) !== value_premium)
  const prices = packages.flatMap(({ gross }) => (gross === null ? [] : [gross]))
  const order = href('facility_package', { facility: facility_id })
  return (
    <section className={css['offer']} aria-labelledby="pakiet-daje">
      <h2 id="pakiet-daje">{t('packages.upgrade.gives')}</h2>
      <dl className={css['gains']}>
        {wider.map(({ key, name, value_premium }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {valueText(value_premium, texts, language)}{' '}
              <span>{t('packages.upgrade.now', { value: valueText(own.get(key) ?? null, texts, language) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      {prices.length > 0 && <p className={css['price']}>{t('packages.upgrade.price', { price: zloty(Math.min(...prices), language) })}</p>}
      {usage.trial_available && usage.may_order && <p>{t('packages.upgrade.trial')}</p>}
      {order !== undefined && usage.may_order && (
        <p>
          <LinkButton look="main" href={order}>
            {t('packages.upgrade.order')}
          </LinkButton>
        </p>
      )}
      {!usage.may_order && <p>{t('packages.upgrade.owner')}</p>}
    </section>
  )
}

/** The offer, with a skeleton while it is fetched; in the browser alone, since only few open a part that needs a package. */
export default ({ facilityId }: { readonly facilityId: string }) => (
  <QueryBoundary>
    <Offer facilityId={facilityId} />
  </QueryBoundary>
)

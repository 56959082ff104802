import { Printer } from 'lucide-react'
import { factDay } from '#core/kernel/dates.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { packagesApi } from '../../contract/api.ts'
import { ProformaFacts } from './ProformaFacts.tsx'
import css from './proforma.module.css'

export const queries: PageQueries = ({ params: { order: id = '' } }) => [query(packagesApi.showOrder, { id })]

/** Proforma of an order, which also prints. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { data } = useQuery(packagesApi.showOrder, { id: usePage().params['order'] ?? '' })
  const { number, placed_at, paid_at, facility_id, pay_url } = data.order
  return (
    <>
      <article className={css['sheet']}>
        <h1 tabIndex={-1}>{t('packages.own.proforma.heading', { number })}</h1>
        <p className={css['quiet']}>
          {t('packages.own.proforma.placed')}: {factDay(placed_at, language)}
          {paid_at !== null && ` · ${t('packages.own.proforma.paid', { day: factDay(paid_at, language) })}`}
        </p>
        <ProformaFacts proforma={data} />
        <p className={css['quiet']}>{t('packages.own.proforma.not-invoice')}</p>
      </article>
      <p className={css['actions']}>
        {pay_url !== null && (
          <LinkButton look="main" href={pay_url} rel="noreferrer">
            {t('packages.own.thanks.pay')}
          </LinkButton>
        )}
        <Button look={pay_url === null ? 'main' : 'outline'} onClick={() => window.print()}>
          <Icon of={Printer} />
          {t('packages.own.proforma.print')}
        </Button>
        <LinkButton look="quiet" href={href('facility_package', { facility: facility_id })}>
          {t('packages.own.proforma.back')}
        </LinkButton>
      </p>
    </>
  )
}

import { Printer } from 'lucide-react'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { packagesApi } from '../../contract/api.ts'
import { bankAccountGroups } from '../../contract/bank-account-groups.ts'
import type { ProformaView } from '../../contract/order.ts'
import { zloty } from '../../contract/zloty.ts'
import css from '../app.module.css'

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
        <p className={css['proformaQuiet']}>
          {t('packages.own.proforma.placed')}: {factDay(placed_at, language)}
          {paid_at !== null && ` · ${t('packages.own.proforma.paid', { day: factDay(paid_at, language) })}`}
        </p>
        <ProformaFacts proforma={data} />
        <p className={css['proformaQuiet']}>{t('packages.own.proforma.not-invoice')}</p>
      </article>
      <p className={css['proformaActions']}>
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

/** Parties, item, amounts and bank account of a proforma; what is not known is left out. */
const ProformaFacts = ({ proforma: { order, seller, bank_account } }: { readonly proforma: typeof ProformaView.Type }) => {
  const t = useT()
  const language = useLanguage()
  const { number, invoice, net, vat, gross, facility_name: facility } = order
  const buyer = invoice && [invoice.name, invoice.address, `NIP ${invoice.nip}`, invoice.email].join('\n')
  const facts = [
    [t('packages.own.proforma.seller'), seller],
    [t('packages.own.proforma.buyer'), buyer],
    [
      t('packages.own.proforma.item'),
      t('packages.own.proforma.item.text', { name: t(messageKey('packages.own.package', order.package)), facility }),
    ],
    [t('packages.own.price.net'), zloty(net, language)],
    [t('packages.own.price.vat'), zloty(vat, language)],
    [t('packages.own.price.gross'), zloty(gross, language)],
    [t('packages.own.proforma.account'), bank_account && bankAccountGroups(bank_account)],
    [t('packages.own.proforma.transfer'), number],
  ] as const
  return (
    <dl className={css['facts']}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

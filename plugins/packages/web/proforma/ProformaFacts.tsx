import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { bankAccountGroups } from '../../contract/bank-account-groups.ts'
import type { ProformaView } from '../../contract/order.ts'
import { zloty } from '../../contract/zloty.ts'
import css from './proforma.module.css'

/** Parties, item, amounts and bank account of a proforma; what is not known is left out. */
export const ProformaFacts = ({ proforma: { order, seller, bank_account } }: { readonly proforma: typeof ProformaView.Type }) => {
  const { t } = useTranslation('packages.own')
  const language = useLanguage()
  const { number, invoice, net, vat, gross, facility_name: facility } = order
  const buyer = invoice && [invoice.name, invoice.address, `NIP ${invoice.nip}`, invoice.email].join('\n')
  const facts = [
    [t('proforma.seller'), seller],
    [t('proforma.buyer'), buyer],
    [t('proforma.item'), t('proforma.item.text', { name: t(`package.${order.package}`), facility })],
    [t('price.net'), zloty(net, language)],
    [t('price.vat'), zloty(vat, language)],
    [t('price.gross'), zloty(gross, language)],
    [t('proforma.account'), bank_account && bankAccountGroups(bank_account)],
    [t('proforma.transfer'), number],
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

import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { bankAccountGroups } from '../../contract/bank-account-groups.ts'
import type { ProformaView } from '../../contract/order.ts'
import { zloty } from '../../contract/zloty.ts'
import css from './proforma.module.css'

/** Parties, item, amounts and bank account of a proforma; what is not known is left out. */
export const ProformaFacts = ({ proforma: { order, seller, bank_account } }: { readonly proforma: typeof ProformaView.Type }) => {
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

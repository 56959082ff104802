import { messageKey } from '#core/kernel/message-key.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { packagesApi } from '../../contract/api.ts'
import { invoiceMaxLength as max } from '../../contract/invoice-length.ts'
import { isNip } from '../../contract/nip.ts'
import type { PackageView } from '../../contract/package.ts'
import { zloty } from '../../contract/zloty.ts'
import { PromoCheck } from './PromoCheck.tsx'
import css from './package.module.css'
import { Summary } from './Summary.tsx'
import type { Placed } from './Thanks.tsx'
import { useFacilityId } from './use-facility-id.ts'
import { usePromoPreview } from './use-promo-preview.ts'

interface OrderFormProps {
  readonly packages: readonly PackageView[]
  readonly onPlaced: (placed: Placed) => void
}

/** Form that orders a package, with the invoice data and the sum to pay. */
export const OrderForm = ({ packages, onPlaced }: OrderFormProps) => {
  const t = useT()
  const facility_id = useFacilityId()
  const language = useLanguage()
  const form = useApiForm(packagesApi.placeOrder, {
    id: 'pakiet',
    input: { facility_id },
    draft: true,
    validate: ({ 'invoice.nip': nip }) => (isNip(String(nip)) ? {} : { 'invoice.nip': 'PACKAGES_NIP_INVALID' }),
    invalidates: [packagesApi.listOrders],
    onSaved: onPlaced,
  })
  const first = packages[0]?.key
  const watched: unknown = form.library.watch('package')
  const chosen = packages.find(({ key }) => key === (watched ?? first))
  const preview = usePromoPreview(chosen?.key, String(form.library.watch('promo') ?? ''))
  const labels = {
    package: t('packages.own.order.package'),
    'invoice.name': t('packages.own.order.name'),
    'invoice.nip': t('packages.own.order.nip'),
    'invoice.address': t('packages.own.order.address'),
    'invoice.email': t('packages.own.order.email'),
    promo: t('packages.own.order.promo'),
  }
  const options = packages.map(({ key, gross }) => ({
    value: key,
    label: t('packages.own.order.option', { name: t(messageKey('packages.own.package', key)), gross: zloty(gross ?? 0, language) }),
  }))
  return (
    <div className={css['form']}>
      <ApiForm of={form} labels={labels}>
        <Choice name="package" legend={labels.package} options={options} first={first} />
        <Field name="invoice.name" label={labels['invoice.name']} autoComplete="organization" max={max.name} />
        <Field name="invoice.nip" label={labels['invoice.nip']} hint={t('packages.own.order.nip.hint')} autoComplete="off" max={max.nip} />
        <TextArea name="invoice.address" label={labels['invoice.address']} max={max.address} rows={3} />
        <Field name="invoice.email" type="email" label={labels['invoice.email']} autoComplete="email" max={max.email} />
        <Field name="promo" label={labels.promo} autoComplete="off" max={max.promo} optional />
        <PromoCheck preview={preview} />
        <Summary chosen={preview.shown ?? chosen} />
        <SubmitRow send={t('packages.own.order.send')} />
      </ApiForm>
    </div>
  )
}

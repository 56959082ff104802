import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
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
  const { t } = useTranslation('packages.own')
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
    package: t('order.package'),
    'invoice.name': t('order.name'),
    'invoice.nip': t('order.nip'),
    'invoice.address': t('order.address'),
    'invoice.email': t('order.email'),
    promo: t('order.promo'),
  }
  const options = packages.map(({ key, gross }) => ({
    value: key,
    label: t('order.option', { name: t(`package.${key}`), gross: zloty(gross ?? 0, language) }),
  }))
  return (
    <div className={css['form']}>
      <ApiForm of={form} labels={labels}>
        <Choice name="package" legend={labels.package} options={options} first={first} />
        <Field name="invoice.name" label={labels['invoice.name']} autoComplete="organization" max={max.name} />
        <Field name="invoice.nip" label={labels['invoice.nip']} hint={t('order.nip.hint')} autoComplete="off" max={max.nip} />
        <TextArea name="invoice.address" label={labels['invoice.address']} max={max.address} rows={3} />
        <Field name="invoice.email" type="email" label={labels['invoice.email']} autoComplete="email" max={max.email} />
        <Field name="promo" label={labels.promo} autoComplete="off" max={max.promo} optional />
        <PromoCheck preview={preview} />
        <Summary chosen={preview.shown ?? chosen} />
        <SubmitRow send={t('order.send')} />
      </ApiForm>
    </div>
  )
}

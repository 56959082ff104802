import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { packagesApi } from '../../contract/api.ts'
import { invoiceMaxLength as max } from '../../contract/invoice-length.ts'
import { isNip } from '../../contract/nip.ts'
import type { PackageView, PriceView } from '../../contract/package.ts'
import type { PackageKey } from '../../contract/package-keys.ts'
import { zloty } from '../../contract/zloty.ts'
import css from '../app.module.css'
import type { Placed } from './Thanks.tsx'
import { useFacilityId } from './use-facility-id.ts'

interface OrderFormProps {
  readonly packages: readonly PackageView[]
  /** `outline` beside the trial, which is the main button of the page then. */
  readonly look: 'main' | 'outline'
  readonly onPlaced: (placed: Placed) => void
}

/** Form that orders a package, with the invoice data and the sum to pay. */
export const OrderForm = ({ packages, look, onPlaced }: OrderFormProps) => {
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
    <div className={css['packageForm']}>
      <ApiForm of={form} labels={labels}>
        <Choice name="package" legend={labels.package} options={options} first={first} />
        <Field name="invoice.name" label={labels['invoice.name']} autoComplete="organization" max={max.name} />
        <Field name="invoice.nip" label={labels['invoice.nip']} hint={t('packages.own.order.nip.hint')} autoComplete="off" max={max.nip} />
        <TextArea name="invoice.address" label={labels['invoice.address']} max={max.address} rows={3} />
        <Field name="invoice.email" type="email" label={labels['invoice.email']} autoComplete="email" max={max.email} />
        <Field name="promo" label={labels.promo} autoComplete="off" max={max.promo} optional />
        <PromoCheck preview={preview} />
        <Summary chosen={preview.shown ?? chosen} />
        <SubmitRow look={look} send={t('packages.own.order.send')} />
      </ApiForm>
    </div>
  )
}

/** Button that tells the effect of the typed code before the order, and what it found. */
const PromoCheck = ({ preview: { typed, shown, check, isPending } }: { readonly preview: PromoPreview }) => {
  const t = useT()
  return (
    <div className={css['promo']}>
      {typed !== '' && (
        <Button small onClick={check} aria-disabled={isPending}>
          {t(isPending ? 'packages.own.promo.busy' : 'packages.own.promo.check')}
        </Button>
      )}
      <p role="status" className={css['packageQuiet']}>
        {shown && t('packages.own.promo.done', { discount: shown.discount })}
      </p>
    </div>
  )
}

/** Sum to pay for the chosen package, after a discount where a code gives one. */
const Summary = ({ chosen }: { readonly chosen: Pick<PackageView, 'net' | 'vat' | 'gross'> | undefined }) => {
  const t = useT()
  const language = useLanguage()
  if (chosen === undefined) return null
  return (
    <div className={css['summary']}>
      <h3>{t('packages.own.order.summary')}</h3>
      <dl className={css['prices']}>
        {(['net', 'vat', 'gross'] as const).map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(messageKey('packages.own.price', part))}</dt>
            <dd>{zloty(chosen[part] ?? 0, language)}</dd>
          </div>
        ))}
      </dl>
      <p className={css['packageQuiet']}>{t('packages.own.order.note')}</p>
    </div>
  )
}

/** Effect of a code on the price of a package, where it was asked for. */
interface PromoPreview {
  readonly typed: string
  /** Price with the typed code for the chosen package; `null` while it is not known. */
  readonly shown: PriceView | null
  readonly check: () => void
  readonly isPending: boolean
}

/** Asks for the price with a code on demand; what was found stands until code or package change. */
const usePromoPreview = (key: PackageKey | undefined, promo: string): PromoPreview => {
  const typed = promo.trim()
  const [found, setFound] = useState<{ readonly key: PackageKey; readonly promo: string; readonly price: PriceView } | null>(null)
  const ask = useMutation(packagesApi.previewPrice, {
    onSuccess: (price, input) => setFound({ key: input.package, promo: input.promo ?? '', price }),
  })
  return {
    typed,
    shown: found && typed !== '' && found.key === key && found.promo === typed ? found.price : null,
    check: () => {
      if (key !== undefined) ask.mutate({ package: key, promo: typed })
    },
    isPending: ask.isPending,
  }
}

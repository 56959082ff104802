import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { costsApi } from '../../contract/api.ts'
import { rateLimits } from '../../contract/limits.ts'
import type { RateView } from '../../contract/rate.ts'
import type { RateKind } from '../../contract/rate-kinds.ts'
import css from '../app.module.css'
import { rateInput, rateValues } from './rate-values.ts'

/** Form of a new rate of a kind. */
export const NewRateForm = ({ kind, onSaved }: { readonly kind: RateKind; readonly onSaved: () => void }) => {
  const t = useT()
  const form = useApiForm(costsApi.addRate, {
    id: `nowa-${kind}`,
    input: { kind },
    toInput: rateInput,
    invalidates: [costsApi.listRates],
    toast: true,
    onSaved,
  })
  return (
    <ApiForm of={form} labels={useRateLabels(kind)}>
      <RateFields kind={kind} />
      <SubmitRow look="outline" send={t('costs.rates.add')} />
    </ApiForm>
  )
}

/** Form that changes a rate; `onSaved` closes it. */
export const ChangeRateForm = ({ rate, onSaved }: { readonly rate: RateView; readonly onSaved: () => void }) => {
  const t = useT()
  const form = useApiForm(costsApi.changeRate, {
    id: `stawka-${rate.id}`,
    input: { id: rate.id },
    record: { values: rateValues(rate), version: rate.version },
    toInput: rateInput,
    invalidates: [costsApi.listRates],
    onSaved,
  })
  return (
    <ApiForm of={form} labels={useRateLabels(rate.kind)}>
      <RateFields kind={rate.kind} />
      <SubmitRow look="outline" send={t('costs.rates.save')}>
        <Button look="quiet" onClick={onSaved}>
          {t('costs.rates.cancel')}
        </Button>
      </SubmitRow>
    </ApiForm>
  )
}

const RateFields = ({ kind }: { readonly kind: RateKind }) => {
  const t = useT()
  const labels = useRateLabels(kind)
  const isHour = kind === 'kindergarten_hour'
  const text = (name: string, max: number, optional: boolean) => (
    <Field name={name} label={labels[name] ?? ''} autoComplete="off" max={max} optional={optional} />
  )
  const number = (name: string, optional = true) => (
    <Field name={name} label={labels[name] ?? ''} autoComplete="off" inputMode="decimal" max={9} optional={optional} />
  )
  const day = (name: string, optional: boolean) => (
    <Field name={name} type="date" label={labels[name] ?? ''} autoComplete="off" max={10} optional={optional} />
  )
  const isNational = kind === 'nursery_benefit'
  return (
    <div className={css['fields']}>
      {number('amount', false)}
      {!isHour && number('disability_amount')}
      {!isHour && number('fee_limit')}
      {isHour && number('free_hours')}
      <Select
        name="voivodeship"
        label={labels['voivodeship'] ?? ''}
        optional={isNational}
        {...(isNational && { none: t('costs.rates.country') })}
        options={voivodeshipSlugs.map((slug) => ({ value: slug, label: t(voivodeshipKey(slug)) }))}
      />
      {text('county', rateLimits.place, isNational)}
      {text('commune', rateLimits.place, isNational)}
      {number('siblings_from')}
      {number('age_from')}
      {number('age_until')}
      {day('valid_from', false)}
      {day('valid_until', true)}
      {text('source', rateLimits.source, false)}
      {text('source_url', 2000, true)}
      {day('source_on', false)}
      <TextArea name="note" label={labels['note'] ?? ''} rows={3} max={rateLimits.note} optional />
    </div>
  )
}

/** Returns the labels of the fields of a rate. */
const useRateLabels = (kind: RateKind): Readonly<Record<string, string>> => {
  const t = useT()
  return {
    amount: t(kind === 'kindergarten_hour' ? 'costs.field.amount.hour' : 'costs.field.amount'),
    disability_amount: t('costs.field.disability-amount'),
    fee_limit: t('costs.field.fee-limit'),
    free_hours: t('costs.field.free-hours'),
    voivodeship: t('costs.field.voivodeship'),
    county: t('costs.field.county'),
    commune: t('costs.field.commune'),
    siblings_from: t('costs.field.siblings-from'),
    age_from: t('costs.field.age-from'),
    age_until: t('costs.field.age-until'),
    valid_from: t('costs.field.valid-from'),
    valid_until: t('costs.field.valid-until'),
    source: t('costs.field.source'),
    source_url: t('costs.field.source-url'),
    source_on: t('costs.field.source-on'),
    note: t('costs.field.note'),
  }
}

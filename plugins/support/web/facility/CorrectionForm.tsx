import { facilityTypes } from '#core/facilities/facility-type.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { supportApi } from '../../contract/api.ts'
import { legalTypes } from '../../contract/desk-apis.ts'
import css from '../app.module.css'
import type { Facility } from './facility.ts'

/** Form that corrects facts; support's values are believed before all others, and an empty field takes one back. */
export const CorrectionForm = ({ facility }: { readonly facility: Facility }) => {
  const t = useT()
  const { id } = facility
  const form = useApiForm(supportApi.correctFacts, {
    id: 'poprawka',
    input: { id },
    record: recordOf(facility),
    reload: async () => recordOf(await fetchAnswer(supportApi.showFacility, { id })),
    invalidates: [supportApi.showFacility],
    draft: true,
  })
  const names = [...correctedSelects, ...correctedTexts.map(([name]) => name)]
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(names.map((name) => [name, t(messageKey('support.field', name))])),
    reason: t('support.reason'),
  }
  const select = <Value extends string>(name: string, values: readonly Value[], label: (value: Value) => string) => (
    <Select
      name={name}
      label={labels[name] ?? ''}
      options={values.map((value) => ({ value, label: label(value) }))}
      none={t('support.facility.none')}
      optional
    />
  )
  return (
    <section className={css['section']} aria-labelledby="popraw">
      <h2 id="popraw">{t('support.facility.correct')}</h2>
      <p className={css['quiet']}>{t('support.facility.correct.text')}</p>
      <div className={css['panel']}>
        <ApiForm of={form} labels={labels}>
          <div className={css['two']}>
            {select('type', facilityTypes, (value) => t(messageKey('tags.specialization', value)))}
            {select('legal_type', legalTypes, (value) => t(messageKey('support.legal-type', value)))}
            {select('voivodeship', voivodeshipSlugs, (value) => t(voivodeshipKey(value)))}
            {correctedTexts.map(([name, max]) => (
              <Field key={name} name={name} label={labels[name] ?? ''} autoComplete="off" max={max} optional />
            ))}
          </div>
          <TextArea name="reason" label={t('support.reason')} hint={t('support.reason.hint')} max={500} rows={2} />
          <SubmitRow send={t('support.facility.correct.send')} />
        </ApiForm>
      </div>
    </section>
  )
}

/** Text fields that support corrects, with their maximum lengths. */
const correctedTexts = [
  ['name', 200],
  ['county', 100],
  ['city', 100],
  ['district', 100],
  ['post_code', 6],
  ['street', 120],
  ['building_number', 20],
  ['apartment_number', 20],
  ['phone', 30],
  ['second_phone', 30],
  ['email', 254],
  ['website', 2000],
  ['social', 2000],
] as const

/** Fields that support corrects by choosing. */
const correctedSelects = ['type', 'legal_type', 'voivodeship'] as const

/** Returns the facts as the form's values, with the version of the facility. */
const recordOf = ({ facts, version }: Pick<Facility, 'facts' | 'version'>) => {
  const textOf = (name: string) => {
    const value = facts.find(({ field }) => field === name)?.value
    return typeof value === 'string' ? value : ''
  }
  const names = [...correctedSelects, ...correctedTexts.map(([name]) => name)]
  return { values: { ...Object.fromEntries(names.map((name) => [name, textOf(name)])), reason: '' } as Record<string, string>, version }
}

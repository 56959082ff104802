import { facilityTypes } from '#core/facilities/facility-type.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { supportApi } from '../../contract/api.ts'
import { legalTypes } from '../../contract/desk-apis.ts'
import css from '../parts/desk.module.css'
import { correctedTexts, recordOf } from './correction-record.ts'
import type { Facility } from './facility.ts'

/** Form that corrects facts; support's values are believed before all others, and an empty field takes one back. */
export const CorrectionForm = ({ facility }: { readonly facility: Facility }) => {
  const { t } = useTranslation('support')
  const { id } = facility
  const form = useApiForm(supportApi.correctFacts, {
    id: 'poprawka',
    input: { id },
    record: recordOf(facility),
    reload: async () => recordOf(await fetchAnswer(supportApi.showFacility, { id })),
    invalidates: [supportApi.showFacility],
    draft: true,
  })
  const labels = Object.fromEntries(
    ['type', 'legal_type', 'voivodeship', ...correctedTexts.map(([name]) => name), 'reason'].map((name) => [
      name,
      t(name === 'reason' ? 'reason' : `field.${name}`),
    ]),
  )
  const select = (name: string, values: readonly string[], label: (value: string) => string) => (
    <Select
      name={name}
      label={labels[name] ?? ''}
      options={values.map((value) => ({ value, label: label(value) }))}
      none={t('facility.none')}
      optional
    />
  )
  return (
    <section className={css['section']} aria-labelledby="popraw">
      <h2 id="popraw">{t('facility.correct')}</h2>
      <p className={css['quiet']}>{t('facility.correct.text')}</p>
      <div className={css['panel']}>
        <ApiForm of={form} labels={labels}>
          <div className={css['two']}>
            {select('type', facilityTypes, (value) => t(`tags.specialization.${value}`))}
            {select('legal_type', legalTypes, (value) => t(`legal-type.${value}`))}
            {select('voivodeship', voivodeshipSlugs, (value) => t(`places.voivodeship.${value}`))}
            {correctedTexts.map(([name, max]) => (
              <Field key={name} name={name} label={labels[name] ?? ''} autoComplete="off" max={max} optional />
            ))}
          </div>
          <TextArea name="reason" label={t('reason')} hint={t('reason.hint')} max={500} rows={2} />
          <SubmitRow send={t('facility.correct.send')} />
        </ApiForm>
      </div>
    </section>
  )
}

import { factDay } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import { vacancyGroups } from '../../contract/choices.ts'
import css from '../parts/panel.module.css'
import { usePanel } from '../parts/use-panel.ts'
import { useSectionForm } from '../parts/use-section-form.ts'
import { numberOf, orNull, textOf } from '../parts/values.ts'

interface Row {
  readonly places: string
  readonly from: string
}

const toVacancies = ({ vacancies }: NestedValues) => ({
  vacancies: ((vacancies ?? []) as readonly Row[]).flatMap(({ places, from }, n) => {
    const group = vacancyGroups[n]
    const count = numberOf(places)
    return group === undefined || count === null ? [] : [{ group, places: count, from: orNull(from) }]
  }),
})

/** Form of free places by age group; what has not changed can be confirmed with one press, so that parents see a fresh date. */
export const VacanciesForm = () => {
  const t = useT()
  const language = useLanguage()
  const { id, sections } = usePanel()
  const { vacancies, vacancies_on } = sections.recruitment.values
  const form = useSectionForm('recruitment', {
    id: 'vacancies',
    toValues: (panel) => ({
      vacancies: vacancyGroups.map((group) => {
        const known = panel.sections.recruitment.values.vacancies.find((one) => one.group === group)
        return { places: textOf(known?.places ?? null), from: textOf(known?.from ?? null) }
      }),
    }),
    toInput: toVacancies,
  })
  const confirm = useMutation(facilityPanelApi.changeSection, { invalidates: [facilityPanelApi.showPanel], toast: true })
  const labels = Object.fromEntries(
    vacancyGroups.flatMap((group, n) => [
      [`vacancies.${n}.places`, t('facility-panel.panel.vacancy.places', { group })],
      [`vacancies.${n}.from`, t('facility-panel.panel.vacancy.from', { group })],
    ]),
  ) as Readonly<Record<string, string>>
  return (
    <>
      {vacancies_on !== null && (
        <div className={css['rowTop']}>
          <p className={css['hint']}>{t('facility-panel.panel.vacancy.on', { date: factDay(vacancies_on, language) })}</p>
          <Button small onClick={() => confirm.mutate({ id, type: 'recruitment', vacancies })} aria-disabled={confirm.isPending}>
            {t('facility-panel.panel.vacancy.confirm')}
          </Button>
        </div>
      )}
      <ApiForm
        of={form}
        labels={{ vacancies: t('facility-panel.panel.field.vacancies'), ...labels }}
        textOf={(_, value) => t('facility-panel.panel.entry.count', { count: [value].flat().length })}
      >
        {vacancyGroups.map((group, n) => (
          <fieldset key={group} className={css['group']}>
            <legend>{t('facility-panel.panel.vacancy.group', { group })}</legend>
            <div className={css['pair']}>
              <Field
                name={`vacancies.${n}.places`}
                label={t('facility-panel.panel.vacancy.count')}
                inputMode="numeric"
                autoComplete="off"
                max={4}
                optional
              />
              <Field
                name={`vacancies.${n}.from`}
                type="date"
                label={t('facility-panel.panel.vacancy.since')}
                autoComplete="off"
                max={10}
                optional
              />
            </div>
          </fieldset>
        ))}
        <SubmitRow look="outline" send={t('facility-panel.panel.save')} />
      </ApiForm>
    </>
  )
}

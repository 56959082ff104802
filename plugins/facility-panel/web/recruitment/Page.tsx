import { Star } from 'lucide-react'
import { factDay } from '#core/kernel/dates.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import { vacancyGroups } from '../../contract/choices.ts'
import { textLimits } from '../../contract/limits.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { usePanel } from '../components/use-panel.ts'
import { useSectionForm } from '../components/use-section-form.ts'
import { numberOf, orNull, textOf } from '../components/values.ts'

/** Page of recruitment: whether applications are accepted, a text where the package allows it, and free places. */
export const Page = () => {
  const t = useT()
  const { limits } = usePanel()
  const form = useSectionForm('recruitment', {
    toValues: ({ sections }) => ({
      recruiting: sections.recruitment.values.recruiting,
      recruitment_text: textOf(sections.recruitment.values.recruitment_text),
    }),
  })
  const labels = {
    recruiting: t('facility-panel.panel.field.recruiting'),
    recruitment_text: t('facility-panel.panel.field.recruitment_text'),
  }
  return (
    <PanelPage title={t('facility-panel.panel.recruitment.title')} lead={t('facility-panel.panel.recruitment.lead')}>
      <PanelCard>
        <ApiForm of={form} labels={labels}>
          <Checkbox name="recruiting" optional>
            {labels.recruiting}
          </Checkbox>
          {limits.recruitment_text ? (
            <CountedArea name="recruitment_text" label={labels.recruitment_text} max={textLimits.recruitmentText} rows={6} optional />
          ) : (
            <LockedField
              id="recruitment-recruitment_text"
              label={labels.recruitment_text}
              text={t('facility-panel.panel.recruitment.premium')}
            />
          )}
          <SubmitRow send={t('facility-panel.panel.save')} />
        </ApiForm>
      </PanelCard>
      <PanelCard id="recruitment-vacancies" title={t('facility-panel.panel.field.vacancies')}>
        <VacanciesForm />
      </PanelCard>
    </PanelPage>
  )
}

/** Stands in place of a field that needs a package: why it is locked, and the way to order one. `id` is that of the field. */
const LockedField = ({ id, label, text }: { readonly id: string; readonly label: string; readonly text: string }) => {
  const t = useT()
  const order = useHref()('facility_package', { facility: usePanel().id })
  return (
    <section className={css['locked']} id={id} aria-labelledby={`${id}-tytul`}>
      <h2 id={`${id}-tytul`}>{label}</h2>
      <p className={css['premium']}>
        <Icon of={Star} />
        {text}
      </p>
      {order !== undefined && <a href={order}>{t('facility-panel.panel.premium.order')}</a>}
    </section>
  )
}

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
const VacanciesForm = () => {
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
          <fieldset key={group} className={css['seats']}>
            <legend>{t('facility-panel.panel.vacancy.group', { group })}</legend>
            <div>
              <Field
                name={`vacancies.${n}.places`}
                label={t('facility-panel.panel.vacancy.count')}
                inputMode="numeric"
                autoComplete="off"
                max={4}
                optional
                isLabelHidden={n > 0}
              />
              <Field
                name={`vacancies.${n}.from`}
                type="date"
                label={t('facility-panel.panel.vacancy.since')}
                autoComplete="off"
                max={10}
                optional
                isLabelHidden={n > 0}
              />
            </div>
          </fieldset>
        ))}
        <SubmitRow look="outline" send={t('facility-panel.panel.save')} />
      </ApiForm>
    </>
  )
}

import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import { consentVersion } from '../../contract/application.ts'
import { textLimits } from '../../contract/limits.ts'
import type { UnavailableReason } from '../../contract/statuses.ts'
import type { ApplicationForm } from '../../contract/views.ts'
import css from '../app.module.css'

export const queries: PageQueries = ({ params }) => [query(recruitmentApi.showForm, { slug: params['slug'] ?? '' })]

/** Page on which a parent applies for a child, or reads why that is not possible here. */
export const Page = () => {
  const t = useT()
  const { facility } = useLayoutData(facilityTask)
  const { slug = '' } = usePage().params
  const { data: form } = useQuery(recruitmentApi.showForm, { slug })
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('recruitment.form.title')}</h1>
      {form.unavailable === null ? (
        <>
          <p className={css['lead']}>{t('recruitment.form.lead')}</p>
          <p className={css['lead']}>
            <strong>{t('recruitment.no-guarantee')}</strong>
          </p>
          <ApplyForm form={form} facilityId={facility.id} />
        </>
      ) : (
        <Unavailable reason={form.unavailable} slug={facility.slug} />
      )}
    </div>
  )
}

/** Reason why nobody can apply here. */
const Unavailable = ({ reason, slug }: { readonly reason: UnavailableReason; readonly slug: string }) => {
  const t = useT()
  const href = useHref()
  return (
    <section className={css['card']}>
      <h2>{t('recruitment.form.unavailable')}</h2>
      <p>{t(messageKey('recruitment.unavailable', reason, 'page'))}</p>
      <p>
        <LinkButton href={href(`/placowka/${slug}`)}>{t('recruitment.form.back')}</LinkButton>
      </p>
    </section>
  )
}

interface Props {
  readonly form: ApplicationForm
  readonly facilityId: string
}

/** Form of an application, filled with what is known of the parent. */
const ApplyForm = ({ form: { known, reused }, facilityId }: Props) => {
  const t = useT()
  const href = useHref()
  const [existing, setExisting] = useState<{ readonly id: string | undefined } | null>(null)
  const { fields, input } = knownValues(known)
  const form = useApiForm(recruitmentApi.submitApplication, {
    id: 'zgloszenie',
    input: { facility_id: facilityId, ...input },
    // Members that are no part of the record are always sent.
    record: { values: fields },
    toInput,
    draft: facilityId,
    invalidates: [recruitmentApi.listOwn],
    toast: true,
    onSaved: ({ id }) => goTo(href('user_application', { id }) ?? href('/')),
    onRejected: ({ code, detail }) => setExisting(code === 'error/application-exists' ? { id: detail } : null),
  })
  const names = ['child_name', 'child_birth_date', 'desired_start', 'hours_from', 'hours_to', 'note'] as const
  const parents = ['parent_name', 'parent_phone', 'parent_email', 'address'] as const
  const labels = {
    ...Object.fromEntries([...names, ...parents].map((name) => [name, t(messageKey('recruitment.form', name))])),
    consent_version: t('recruitment.form.consent.short'),
  }
  return (
    <>
      {reused && <p className={css['notice']}>{t('recruitment.form.reused')}</p>}
      {existing && (
        <div className={css['notice']} role="alert">
          <p>{t('recruitment.form.exists')}</p>
          <p>
            {existing.id === undefined ? (
              t('recruitment.form.exists.foreign')
            ) : (
              <a href={href('user_application', { id: existing.id })}>{t('recruitment.form.exists.open')}</a>
            )}
          </p>
        </div>
      )}
      <ApiForm of={form} labels={labels}>
        <fieldset className={css['group']}>
          <legend>{t('recruitment.form.child')}</legend>
          <div className={css['pair']}>
            <Field name="child_name" label={t('recruitment.form.child_name')} autoComplete="off" max={textLimits.name} />
            <Field name="child_birth_date" type="date" label={t('recruitment.form.child_birth_date')} autoComplete="off" max={10} />
          </div>
        </fieldset>
        <fieldset className={css['group']}>
          <legend>{t('recruitment.form.wish')}</legend>
          <div className={css['pair']}>
            <Field name="desired_start" type="date" label={t('recruitment.form.desired_start')} autoComplete="off" max={10} />
            <div className={css['hours']}>
              <Field name="hours_from" type="time" label={t('recruitment.form.hours_from')} autoComplete="off" max={5} />
              <Field name="hours_to" type="time" label={t('recruitment.form.hours_to')} autoComplete="off" max={5} />
            </div>
          </div>
        </fieldset>
        <fieldset className={css['group']}>
          <legend>{t('recruitment.form.parent')}</legend>
          <Field name="parent_name" label={t('recruitment.form.parent_name')} autoComplete="name" max={textLimits.name} />
          <div className={css['pair']}>
            <Field name="parent_phone" type="tel" label={t('recruitment.form.parent_phone')} autoComplete="tel" max={30} />
            <Field name="parent_email" type="email" label={t('recruitment.form.parent_email')} autoComplete="email" max={254} />
          </div>
          <Field name="address" label={t('recruitment.form.address')} autoComplete="address-line1" max={textLimits.address} />
          <CountedArea
            name="note"
            label={t('recruitment.form.note')}
            hint={t('recruitment.form.note.hint')}
            max={textLimits.note}
            rows={4}
            optional
          />
        </fieldset>
        <div className={css['clause']}>
          <Checkbox name="consent_version" value={consentVersion}>
            {t('recruitment.form.consent')}
          </Checkbox>
          <p className={css['quiet']}>{t('recruitment.form.clause')}</p>
        </div>
        <SubmitRow send={t('recruitment.form.send')} />
      </ApiForm>
    </>
  )
}

/** Minutes since midnight of a time field. */
const minutesOf = (text: unknown): number => {
  const [hours = 0, minutes = 0] = String(text ?? '')
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}

const hours = ['hours_from', 'hours_to'] as const
const usualHours = { hours_from: 480, hours_to: 960 } as const

/** Returns the values with which the form begins: texts of its fields, and the same as input for those that stay as they are. */
const knownValues = ({ hours_from, hours_to, ...texts }: ApplicationForm['known']) => {
  const times = { hours_from: hours_from ?? usualHours.hours_from, hours_to: hours_to ?? usualHours.hours_to }
  return {
    fields: { ...texts, hours_from: timeOfDay(times.hours_from), hours_to: timeOfDay(times.hours_to) },
    input: { ...texts, ...times },
  }
}

/** Converts changed fields to the input: times to minutes; a cleared text is missing. */
const toInput = (changed: NestedValues): NestedValues =>
  Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [
      name,
      (hours as readonly string[]).includes(name) ? minutesOf(value) : (value ?? undefined),
    ]),
  )

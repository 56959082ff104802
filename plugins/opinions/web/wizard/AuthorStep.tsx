import { useState } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { nameMaxLength, nameMinLength } from '#core/kernel/name-length.ts'
import { acceptedBy, removeUpload, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import form from '#web/ui/fields/forms.module.css'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { opinionLimits } from '../../contract/limits.ts'
import { relations } from '../../contract/states.ts'
import css from '../app.module.css'
import type { WizardHandle } from './use-wizard.ts'

const minLength = [nameMinLength, 'NAME_TOO_SHORT'] as const

/** First step: the author, the time of the child at the facility, and the ways to verify it. */
export const AuthorStep = ({ of: { values, errors, change } }: { readonly of: WizardHandle }) => {
  const t = useT()
  const year = new Date().getFullYear()
  const month = (name: 'attended_from' | 'attended_to') => (
    <MonthField
      id={`opinia-${name}`}
      label={t(messageKey('opinions.wizard', name))}
      value={values[name]}
      error={errors[name]}
      year={year}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <>
      <p className={css['wizardQuiet']}>{t('opinions.wizard.author.lead')}</p>
      <div className={css['pair']}>
        <Field
          name="author_first_name"
          label={t('opinions.wizard.author_first_name')}
          autoComplete="given-name"
          max={nameMaxLength}
          min={minLength}
        />
        <Field
          name="author_last_name"
          label={t('opinions.wizard.author_last_name')}
          autoComplete="family-name"
          max={nameMaxLength}
          min={minLength}
        />
      </div>
      <Choice
        name="relation"
        legend={t('opinions.wizard.relation')}
        options={relations.map((value) => ({ value, label: t(messageKey('opinions.wizard.relation', value)) }))}
      />
      <div className={css['pair']}>
        {month('attended_from')}
        {values.relation === 'parent_former' && month('attended_to')}
      </div>
      <details className={css['more']} open={values.code !== '' || values.evidence.length > 0 || 'code' in errors || undefined}>
        <summary>{t('opinions.wizard.verify')}</summary>
        <p className={css['wizardQuiet']}>{t('opinions.wizard.verify.lead')}</p>
        <Field name="code" label={t('opinions.wizard.code')} hint={t('opinions.wizard.code.hint')} autoComplete="off" max={40} optional />
        {values.evidence.length > 0 && (
          <ul className={css['files']} aria-label={t('opinions.wizard.evidence')}>
            {values.evidence.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <Button
                  danger
                  small
                  look="quiet"
                  aria-label={t('opinions.wizard.evidence.remove', { name })}
                  onClick={() => {
                    change({ evidence: values.evidence.filter((one) => one.id !== id) })
                    void callInBackground(removeUpload, { id }).catch(() => undefined)
                  }}
                >
                  {t('opinions.wizard.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {values.evidence.length < opinionLimits.evidence && (
          <UploadField
            route={uploadFile}
            input={{ purpose: 'opinion_evidence' }}
            accept={acceptedBy('opinion_evidence')}
            label={t('opinions.wizard.evidence')}
            hint={t('opinions.wizard.evidence.hint')}
            onUploaded={({ id }) =>
              change({
                evidence: [...values.evidence, { id, name: t('opinions.wizard.evidence.name', { n: values.evidence.length + 1 }) }],
              })
            }
          />
        )}
      </details>
    </>
  )
}

interface MonthFieldProps {
  readonly id: string
  readonly label: string
  /** Month, `2026-09`; empty while one of both parts is missing. */
  readonly value: string
  readonly error: string | undefined
  /** Last year to choose. */
  readonly year: number
  readonly onChange: (month: string) => void
}

/** Years that are offered, back from the last one. */
const years = 15

/** Month and year in two lists, because some browsers have no field for months. */
const MonthField = ({ id, label, value, error, year, onChange }: MonthFieldProps) => {
  const t = useT()
  const language = useLanguage()
  const [typed, setTyped] = useState<readonly [year: string, month: string]>([value.slice(0, 4), value.slice(5)])
  const choose = (next: readonly [string, string]) => {
    setTyped(next)
    onChange(next[0] && next[1] ? `${next[0]}-${next[1]}` : '')
  }
  const described = { 'aria-describedby': `${id}-blad`, 'aria-invalid': error !== undefined || undefined } as const
  return (
    <fieldset className={form['choice']}>
      <legend>{label}</legend>
      <div className={css['month']}>
        <select
          id={id}
          className={`${form['line']} ${form['select']}`}
          aria-label={t('opinions.wizard.month')}
          value={typed[1]}
          onChange={({ target }) => choose([typed[0], target.value])}
          {...(error !== undefined && described)}
        >
          <option value="">{t('opinions.wizard.month')}</option>
          {Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0')).map((month) => (
            <option key={month} value={month}>
              {dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`2026-${month}-15T00:00:00Z`))}
            </option>
          ))}
        </select>
        <select
          className={`${form['line']} ${form['select']}`}
          aria-label={t('opinions.wizard.year')}
          value={typed[0]}
          onChange={({ target }) => choose([target.value, typed[1]])}
          {...(error !== undefined && described)}
        >
          <option value="">{t('opinions.wizard.year')}</option>
          {Array.from({ length: years }, (_, n) => String(year - n)).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <FieldError id={`${id}-blad`}>{error === undefined ? undefined : t(asMessageKey(error))}</FieldError>
    </fieldset>
  )
}

import { messageKey } from '#core/kernel/message-key.ts'
import { nameMaxLength, nameMinLength } from '#core/kernel/name-length.ts'
import { acceptedBy, removeUpload, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { opinionLimits } from '../../contract/limits.ts'
import { relations } from '../../contract/states.ts'
import { MonthField } from './MonthField.tsx'
import type { WizardHandle } from './use-wizard.ts'
import css from './wizard.module.css'

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
      <p className={css['quiet']}>{t('opinions.wizard.author.lead')}</p>
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
        <p className={css['quiet']}>{t('opinions.wizard.verify.lead')}</p>
        <Field name="code" label={t('opinions.wizard.code')} hint={t('opinions.wizard.code.hint')} autoComplete="off" max={40} optional />
        {values.evidence.length > 0 && (
          <ul className={css['files']} aria-label={t('opinions.wizard.evidence')}>
            {values.evidence.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <Button
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

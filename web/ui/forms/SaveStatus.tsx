import { useContext } from 'react'
import { clockTime } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import css from './parts.module.css'

/** Status line of an autosaving form: saving, failed, or saved with the time. */
export const SaveStatus = () => {
  const t = useT()
  const language = useLanguage()
  const { state, savedAt } = useContext(FormContext) ?? {}
  const message =
    state === 'pending'
      ? t('form.saving')
      : state === 'error'
        ? t('form.failed')
        : savedAt
          ? t('form.saved', { time: clockTime(new Date(savedAt).toISOString(), language) })
          : ''
  return (
    <p role="status" className={css['status']} data-state={state}>
      {message}
    </p>
  )
}

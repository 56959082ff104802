import { useContext } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import css from './parts.module.css'

const clock = { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

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
          ? t('form.saved', { time: dateFormat(language, clock).format(savedAt) })
          : ''
  return (
    <p role="status" className={css['status']} data-state={state}>
      {message}
    </p>
  )
}

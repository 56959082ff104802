import { useContext } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { FormContext } from '#web/design/forms/form-context.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

const clock = { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** One quiet line: whether what was changed is kept, and since when. */
export const SaveState = () => {
  const [t, language] = [useT(), useLanguage()]
  const { state, savedAt } = useContext(FormContext) ?? {}
  const said =
    state === 'pending'
      ? t('form.saving')
      : state === 'error'
        ? t('form.failed')
        : savedAt
          ? t('form.saved', { time: dateFormat(language, clock).format(savedAt) })
          : ''
  return (
    <p role="status" className={css['kept']} data-state={state}>
      {said}
    </p>
  )
}

import { useState } from 'react'
import { dateFormat } from '#core/kernel/formats.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import css from './wizard.module.css'

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
export const MonthField = ({ id, label, value, error, year, onChange }: MonthFieldProps) => {
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

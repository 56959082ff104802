import { useEffect, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { callApi } from '#web/runtime/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { accountsApi } from '../../contract/api.ts'
import css from '../pages.module.css'

type Strength = OutputOf<typeof accountsApi.scorePassword>

/** Delay after the last key, milliseconds. */
const debounceMs = 400

/** Returns the values of other fields that the password should not contain. */
const valuesOfFields = (input: HTMLInputElement | null, relatedFields: readonly string[]) =>
  relatedFields.flatMap((name) => {
    const field = input?.form?.elements.namedItem(name)
    return field instanceof HTMLInputElement && field.value.trim() ? [field.value.trim()] : []
  })

interface PasswordStrengthProps {
  readonly typed: string
  readonly input: HTMLInputElement | null
  /** Names of the fields whose values the password should not contain. */
  readonly relatedFields: readonly string[]
}

/** Shows the strength of the typed password as the server rates it; nothing when the server cannot be reached. */
export const PasswordStrength = ({ typed, input, relatedFields }: PasswordStrengthProps) => {
  const t = useT()
  const [strength, set] = useState<Strength | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of fields do not change
  useEffect(() => {
    const controller = new AbortController()
    if (typed === '') set(null)
    const timer = setTimeout(() => {
      if (typed === '') return
      const about = valuesOfFields(input, relatedFields)
      callApi(accountsApi.scorePassword, { password: typed, about }, { signal: controller.signal }).then(
        set,
        () => controller.signal.aborted || set(null),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  const level = strength
    ? t('accounts.form.password.strength', { level: t(messageKey('accounts.form.password.level', strength.score)) })
    : ''
  const warning = strength?.breached ? 'breached' : strength?.warning
  return (
    <div className={css['strength']}>
      {strength && (
        <span className={css['bar']} data-score={strength.breached ? 0 : strength.score} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      <p role="status">
        {level}
        {warning && `. ${t(messageKey('accounts.form.password.warning', warning))}`}
      </p>
    </div>
  )
}

import { useEffect, useState } from 'react'
import { useT } from '#web/i18n/words.ts'
import { askStrength, type Strength } from './ask-strength.ts'
import css from './parts.module.css'

/** After the last key, milliseconds. */
const pause = 400

/** Words of other fields that the password should not be made of. */
const wordsOf = (input: HTMLInputElement | null, about: readonly string[]) =>
  about.flatMap((name) => {
    const field = input?.form?.elements.namedItem(name)
    return field instanceof HTMLInputElement && field.value.trim() ? [field.value.trim()] : []
  })

interface Asked {
  readonly typed: string
  readonly input: HTMLInputElement | null
  /** Names of the fields whose words it should not be made of. */
  readonly about: readonly string[]
}

/** How strong what is typed is, by the server's measure; where it cannot be asked there is nothing to see. */
export const PasswordStrength = ({ typed, input, about }: Asked) => {
  const t = useT()
  const [strength, set] = useState<Strength | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of fields do not change
  useEffect(() => {
    const given = new AbortController()
    if (typed === '') set(null)
    const timer = setTimeout(() => {
      if (typed === '') return
      askStrength(typed, wordsOf(input, about), given.signal).then(set, () => given.signal.aborted || set(null))
    }, pause)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [typed])
  const level = strength ? t('form.password.strength', { level: t(`form.password.level.${strength.score}`) }) : ''
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
        {warning && `. ${t(`form.password.warning.${warning}`)}`}
      </p>
    </div>
  )
}

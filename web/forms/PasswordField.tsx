import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type Asked, Labelled } from '#web/design/forms/Labelled.tsx'
import form from '#web/design/forms/forms.module.css'
import { useField } from '#web/design/forms/use-field.ts'
import { Icon } from '#web/design/Icon.tsx'
import { passwordMinLength, passwordMaxLength } from '#core/kernel/password-length.ts'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

interface Secret extends Asked {
  /** One's own, or one that is to be: managers of passwords offer accordingly. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Beneath it, told with each key what is typed: `PasswordStrength`. */
  readonly children?: (typed: string, input: HTMLInputElement | null) => ReactNode
}

/** A password: never drawn from what was posted, to be looked at by a button, pasting allowed, with a word when Caps Lock is on. */
export const PasswordField = ({ name, label, hint, optional, autoComplete, children }: Secret) => {
  const t = useT()
  const field = useField(name, hint !== undefined)
  const [shown, show] = useState(false)
  const [caps, setCaps] = useState(false)
  const [at, type] = useState<{ readonly typed: string; readonly input: HTMLInputElement | null }>({ typed: '', input: null })
  const isNew = autoComplete === 'new-password'
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional}>
      <div className={css['secret']}>
        <input
          {...field.described}
          id={field.id}
          className={form['line']}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={passwordMaxLength}
          {...(isNew && { minLength: passwordMinLength, 'data-short': 'PASSWORD_TOO_SHORT' })}
          required={!optional}
          onKeyUp={look}
          onKeyDown={look}
          onBlur={() => setCaps(false)}
          {...(children && { onInput: ({ currentTarget }) => type({ typed: currentTarget.value, input: currentTarget }) })}
        />
        <button
          type="button"
          className={css['eye']}
          aria-label={t(shown ? 'form.password.hide' : 'form.password.show')}
          aria-controls={field.id}
          onClick={() => show(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} large />
        </button>
      </div>
      <p role="status" className={css['caps']}>
        {caps ? t('form.password.caps') : ''}
      </p>
      {children?.(at.typed, at.input)}
    </Labelled>
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { passwordMaxLength, passwordMinLength } from '#core/kernel/password-length.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { type FieldProps, Labelled } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './parts.module.css'

interface PasswordFieldProps extends FieldProps {
  /** Tells password managers if this is the current or a new password. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Content below the field, rendered with the typed text: `PasswordStrength`. */
  readonly children?: (typed: string, input: HTMLInputElement | null) => ReactNode
}

/** Password field: never filled with posted values, with a button that shows the password and a warning when Caps Lock is on. */
export const PasswordField = ({ name, label, hint, optional, autoComplete, children }: PasswordFieldProps) => {
  const t = useT()
  const field = useField(name, hint !== undefined)
  const [shown, show] = useState(false)
  const [caps, setCaps] = useState(false)
  const [state, type] = useState<{ readonly typed: string; readonly input: HTMLInputElement | null }>({ typed: '', input: null })
  const isNew = autoComplete === 'new-password'
  const updateCapsLock = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <Labelled of={field} label={label} hint={hint} optional={optional}>
      <div className={css['secret']}>
        <input
          {...field.ariaAttributes}
          id={field.id}
          className={form['line']}
          {...field.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={passwordMaxLength}
          {...(isNew && { minLength: passwordMinLength, 'data-short': 'PASSWORD_TOO_SHORT' })}
          required={!optional}
          onKeyUp={updateCapsLock}
          onKeyDown={updateCapsLock}
          onBlur={(event) => {
            setCaps(false)
            field.control.onBlur?.(event)
          }}
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
      {children?.(state.typed, state.input)}
    </Labelled>
  )
}

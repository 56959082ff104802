import { useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { CodeField } from '#web/ui/forms/CodeField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { accountsApi } from '../../contract/api.ts'
import type { SignedIn } from '../../contract/session.ts'
import css from '../pages.module.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface CodeFormProps {
  /** Token from the first step. */
  readonly token: string
  readonly onDone: (response: SignedIn) => void
  readonly onBack: () => void
}

/** Form for the second step of signing in: a TOTP code or a recovery code. */
export const CodeForm = ({ token, onDone, onBack }: CodeFormProps) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLParagraphElement>()
  const [recovery, setRecovery] = useState(false)
  const form = useForm({
    id: 'kod',
    submit: ({ code }, { call }) => call(accountsApi.logInWithCode, { second_factor: token, code: String(code) }),
    onSaved: onDone,
  })
  const label = t(recovery ? 'accounts.form.code.recovery' : 'accounts.form.code')
  return (
    <Form of={form} labels={{ code: label }}>
      <p ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {t('accounts.form.code.text')}
      </p>
      {recovery ? (
        <Field name="code" label={label} hint={t('accounts.form.code.recovery.hint')} autoComplete="off" max={40} />
      ) : (
        <CodeField name="code" label={label} hint={t('accounts.form.code.hint')} />
      )}
      <SubmitRow send={t('accounts.form.code.send')}>
        <Button look="quiet" onClick={onBack}>
          {t('accounts.form.code.back')}
        </Button>
      </SubmitRow>
      <div>
        <Button look="quiet" small onClick={() => setRecovery(!recovery)}>
          {t(recovery ? 'accounts.form.code.app' : 'accounts.form.code.lost')}
        </Button>
      </div>
    </Form>
  )
}

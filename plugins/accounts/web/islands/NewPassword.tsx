import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { repeatedValueMatches } from '#core/kernel/repeated-value-matches.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { Form } from '#web/ui/forms/Form.tsx'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import type { SubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { accountsApi } from '../../contract/api.ts'
import { PasswordStrength } from '../components/PasswordStrength.tsx'
import { useFocusOnMount } from '../components/use-focus-on-mount.ts'
import css from '../pages.module.css'

const NewPassword = ({ next, ...props }: NewPasswordProps & { readonly next: string }) => (
  <NewPasswordForm {...props} onChanged={() => location.assign(next)} />
)

/** Island for setting a new password; `next`: path of the confirmation page. Before hydration it is an HTML form posted to its page. */
export default island('accounts/NewPassword', ['accounts.form', ...formMessages], NewPassword)

/** Routes that set a password by a mailed link, by the part of the message keys `accounts.form.….send` and `.gone`. */
const routes = { 'new-password': accountsApi.resetPassword, 'undo-email': accountsApi.undoEmailChange } as const

interface NewPasswordProps {
  readonly link: keyof typeof routes
  readonly posted?: SubmittedForm | undefined
  /** Token of the mailed link. */
  readonly token: string
  /** True when the token is used or expired. */
  readonly expired: boolean
  /** Path of the page that sends another mail, where there is one. */
  readonly reminder?: string | undefined
}

/** Form for setting a new password by a mailed link. */
const NewPasswordForm = ({
  link,
  posted,
  token,
  expired: initiallyExpired,
  reminder,
  onChanged,
}: NewPasswordProps & { readonly onChanged: () => void }) => {
  const t = useT()
  const [expired, setExpired] = useState(initiallyExpired)
  const form = useForm({
    id: 'nowe-haslo',
    posted,
    validate: ({ password, password_repeat }) =>
      repeatedValueMatches('password', password, password_repeat) ? {} : { password_repeat: 'PASSWORDS_DIFFER' },
    submit: ({ password }, { call }) => call(routes[link], { token, password: String(password) }),
    // Forms show no message of their own for 404 (specification §8).
    onError: ({ problem }) => setExpired(problem.status === 404),
    onSaved: onChanged,
  })
  if (expired) return <TokenExpired link={link} reminder={reminder} />
  const labels = { password: t('accounts.form.password.new'), password_repeat: t('accounts.form.password_repeat') }
  return (
    <Form of={form} labels={labels}>
      <PasswordField name="password" label={labels.password} hint={t('accounts.form.password.hint')} autoComplete="new-password">
        {(typed, input) => <PasswordStrength typed={typed} input={input} relatedFields={[]} />}
      </PasswordField>
      <PasswordField name="password_repeat" label={labels.password_repeat} autoComplete="new-password" />
      <SubmitRow send={t(messageKey('accounts.form', link, 'send'))} wide />
    </Form>
  )
}

const TokenExpired = ({ link, reminder }: Pick<NewPasswordProps, 'link' | 'reminder'>) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLParagraphElement>()
  return (
    <div className={css['note']}>
      <p ref={focusRef} tabIndex={-1}>
        {t(messageKey('accounts.form', link, 'gone'))}
      </p>
      {reminder !== undefined && <a href={reminder}>{t('accounts.form.new-password.again')}</a>}
    </div>
  )
}

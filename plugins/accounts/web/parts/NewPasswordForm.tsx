import { useState } from 'react'
import { agree } from '#core/kernel/agree.ts'
import { callApi } from '#web/data/api.ts'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { PasswordStrength } from '#web/forms/PasswordStrength.tsx'
import type { SubmittedForm } from '#web/forms/posted-back.ts'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import css from '../accounts.module.css'
import { useArrival } from './use-arrival.ts'

export interface NewPasswordProps {
  readonly posted?: SubmittedForm | undefined
  /** The word of the mail. */
  readonly token: string
  /** It has been used, or is over. */
  readonly gone: boolean
  /** Where one asks for another mail. */
  readonly reminder?: string | undefined
}

/** A new password in place of a forgotten one. */
export const NewPasswordForm = ({
  posted,
  token,
  gone: isGone,
  reminder,
  changed,
}: NewPasswordProps & { readonly changed: () => void }) => {
  const t = useT()
  const [gone, setGone] = useState(isGone)
  const form = useForm<unknown>({
    id: 'nowe-haslo',
    posted,
    check: ({ password, password_repeat }) => (agree('password', password, password_repeat) ? {} : { password_repeat: 'PASSWORDS_DIFFER' }),
    submit: ({ password }) => callApi(`/api/v1/account/reset/confirm/${encodeURIComponent(token)}`, { body: { password } }),
    // Of what is not found nothing is said by itself (specification §8).
    failed: ({ problem: told }) => setGone(told.status === 404),
    done: changed,
  })
  if (gone) return <Gone reminder={reminder} />
  const labels = { password: t('accounts.form.password.new'), password_repeat: t('accounts.form.password_repeat') }
  return (
    <Form of={form} labels={labels}>
      <PasswordField name="password" label={labels.password} hint={t('accounts.form.password.hint')} autoComplete="new-password">
        {(typed, input) => <PasswordStrength typed={typed} input={input} about={[]} />}
      </PasswordField>
      <PasswordField name="password_repeat" label={labels.password_repeat} autoComplete="new-password" />
      <SubmitRow send={t('accounts.form.new-password.send')} wide />
    </Form>
  )
}

const Gone = ({ reminder }: { reminder: string | undefined }) => {
  const t = useT()
  const arrival = useArrival<HTMLParagraphElement>()
  return (
    <div className={css['note']}>
      <p ref={arrival} tabIndex={-1}>
        {t('accounts.form.new-password.gone')}
      </p>
      {reminder !== undefined && <a href={reminder}>{t('accounts.form.new-password.again')}</a>}
    </div>
  )
}

import { useState } from 'react'
import { Field } from '#web/design/forms/Field.tsx'
import { callApi } from '#web/data/api.ts'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import type { SubmittedForm } from '#web/forms/posted-back.ts'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import type { SignedIn } from '../../contract/account.ts'
import css from '../accounts.module.css'
import { CodeForm } from './CodeForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { Resend } from './Resend.tsx'

export interface LoginProps {
  /** Begins the ids of its fields: a page may have the form twice, once in its dialog. */
  readonly id?: string | undefined
  readonly posted?: SubmittedForm | undefined
  /** The page that takes the form where there is no script; the page's own address unless told. */
  readonly action?: string | undefined
  /** Addresses of the ways out of here; a page that is not there has none. */
  readonly reminder?: string | undefined
  readonly register?: string | undefined
}

interface Callers {
  /** What happens with who has signed in. */
  readonly signedIn: (answer: Exclude<SignedIn, { readonly second_factor: string }>) => void
}

/** Signing in: e-mail and password, then the code where the account asks for one; or a passkey alone. */
export const LoginForm = ({ id = 'logowanie', posted, action, reminder, register, signedIn }: LoginProps & Callers) => {
  const t = useT()
  const [word, setWord] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  const goOn = (answer: SignedIn) => ('second_factor' in answer ? setWord(answer.second_factor) : signedIn(answer))
  const form = useForm<SignedIn>({
    id,
    posted,
    wrong: 'error/missing-authentication-data',
    submit: ({ email, password }) => {
      setWaiting(null)
      return callApi<SignedIn>('/api/login', { body: { email, password }, as: 'anyone' }).catch((error) => {
        if (error?.told?.code === 'error/account-not-activated') setWaiting(String(email))
        throw error
      })
    },
    done: goOn,
  })
  if (word !== null) return <CodeForm word={word} done={goOn} back={() => setWord(null)} />
  const labels = { email: t('accounts.form.email'), password: t('accounts.form.password') }
  return (
    <div className={css['stack']}>
      <Form of={form} action={action} labels={labels}>
        {waiting !== null && <Resend email={waiting} />}
        <Field name="email" type="email" label={labels.email} autoComplete="username" max={254} />
        <div className={css['beside']}>
          <PasswordField name="password" label={labels.password} autoComplete="current-password" />
          {reminder !== undefined && <a href={reminder}>{t('accounts.form.login.forgotten')}</a>}
        </div>
        <SubmitRow send={t('accounts.form.login.send')} wide />
      </Form>
      <PasskeyButton done={goOn} />
      {register !== undefined && (
        <p className={css['way']}>
          {t('accounts.form.login.none')} <a href={register}>{t('accounts.form.login.register')}</a>
        </p>
      )}
    </div>
  )
}

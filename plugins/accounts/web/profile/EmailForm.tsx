import { useState } from 'react'
import { repeatedValueMatches } from '#core/kernel/repeated-value-matches.ts'
import { callApi } from '#web/runtime/api.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { AccountView } from '../../contract/account.ts'
import { Sent } from '../parts/Sent.tsx'

/** Form that requests a change of the e-mail address, which takes effect once the new address is confirmed. */
export const EmailForm = ({ account }: { account: AccountView }) => {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<unknown>({
    id: 'adres',
    validate: ({ email, email_repeat }) => (repeatedValueMatches('email', email, email_repeat) ? {} : { email_repeat: 'EMAILS_DIFFER' }),
    submit: (body) => callApi(`/api/v1/account/account/${account.id}/email`, { body }),
    onSaved: (_, { email }) => setSentTo(String(email)),
  })
  if (sentTo !== null)
    return <Sent title={t('accounts.own.profile.email.sent.title')} text={t('accounts.own.profile.email.sent.text', { email: sentTo })} />
  const labels = {
    email: t('accounts.own.profile.email.new'),
    email_repeat: t('accounts.own.profile.email.again'),
    password: t('accounts.form.password'),
  }
  return (
    <Form of={form} labels={labels}>
      <Field name="email" type="email" label={labels.email} autoComplete="email" max={254} />
      <Field name="email_repeat" type="email" label={labels.email_repeat} autoComplete="email" max={254} />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <SubmitRow send={t('accounts.own.profile.email.send')} />
    </Form>
  )
}

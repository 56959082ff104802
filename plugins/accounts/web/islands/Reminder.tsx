import { useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import type { SubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { accountsApi } from '../../contract/api.ts'
import { MailSent } from '../components/MailSent.tsx'
import css from '../pages.module.css'

export interface ReminderProps {
  readonly posted?: SubmittedForm | undefined
  readonly login?: string | undefined
}

/** Form that requests a password-reset mail; its confirmation does not depend on whether the account exists. */
const ReminderForm = ({ posted, login }: ReminderProps) => {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    id: 'przypomnienie',
    posted,
    submit: ({ email }, { call }) => call(accountsApi.requestPasswordReset, { email: String(email) }),
    onSaved: (_, { email }) => setSentTo(String(email)),
  })
  const labels = { email: t('accounts.form.email') }
  return (
    <div className={css['stack']}>
      {sentTo === null ? (
        <Form of={form} labels={labels}>
          <Field name="email" type="email" label={labels.email} autoComplete="username" max={254} />
          <SubmitRow send={t('accounts.form.reminder.send')} wide />
        </Form>
      ) : (
        <MailSent title={t('accounts.form.reminder.sent.title')} text={t('accounts.form.reminder.sent.text', { email: sentTo })} />
      )}
      {login !== undefined && (
        <p className={css['way']}>
          <a href={login}>{t('accounts.form.reminder.login')}</a>
        </p>
      )}
    </div>
  )
}

/** Island for requesting a password reset; before hydration it is an HTML form posted to its page. */
export default island('accounts/Reminder', ['accounts.form', ...formMessages], ReminderForm)

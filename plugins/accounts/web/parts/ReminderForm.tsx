import { useState } from 'react'
import { callApi } from '#web/data/api.ts'
import { Field } from '#web/design/forms/Field.tsx'
import { Form } from '#web/forms/Form.tsx'
import type { SubmittedForm } from '#web/forms/posted-back.ts'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import css from '../accounts.module.css'
import { Sent } from './Sent.tsx'

export interface ReminderProps {
  readonly posted?: SubmittedForm | undefined
  readonly login?: string | undefined
}

/** A forgotten password: where to send the link. What is said does not depend on whether there is an account. */
export const ReminderForm = ({ posted, login }: ReminderProps) => {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<unknown>({
    id: 'przypomnienie',
    posted,
    submit: ({ email }) => callApi(`/api/v1/account/reset/request/${encodeURIComponent(String(email))}`, { method: 'POST' }),
    done: (_, { email }) => setSentTo(String(email)),
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
        <Sent title={t('accounts.form.reminder.sent.title')} text={t('accounts.form.reminder.sent.text', { email: sentTo })} />
      )}
      {login !== undefined && (
        <p className={css['way']}>
          <a href={login}>{t('accounts.form.reminder.login')}</a>
        </p>
      )}
    </div>
  )
}

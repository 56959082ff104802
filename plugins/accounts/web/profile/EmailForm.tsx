import { useState } from 'react'
import { repeatedValueMatches } from '#core/kernel/repeated-value-matches.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useIdentityProof } from '#web/app-kit/identity/use-identity-proof.tsx'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { accountsApi } from '../../contract/api.ts'
import { Sent } from '../parts/Sent.tsx'

/** Form that requests a change of the e-mail address, which takes effect once the new address is confirmed. */
export const EmailForm = () => {
  const t = useT()
  const id = useUserId()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const proof = useIdentityProof(accountsApi)
  const form = useApiForm(accountsApi.requestEmailChange, {
    id: 'adres',
    input: { id },
    prepare: proof.prepare,
    validate: ({ email, email_repeat }) => (repeatedValueMatches('email', email, email_repeat) ? {} : { email_repeat: 'EMAILS_DIFFER' }),
    onSaved: (_, { email }) => setSentTo(String(email)),
  })
  if (sentTo !== null)
    return <Sent title={t('accounts.own.profile.email.sent.title')} text={t('accounts.own.profile.email.sent.text', { email: sentTo })} />
  const labels = { email: t('accounts.own.profile.email.new'), email_repeat: t('accounts.own.profile.email.again'), ...proof.labels }
  return (
    <ApiForm of={form} labels={labels}>
      <Field name="email" type="email" label={labels.email} autoComplete="email" max={254} />
      <Field name="email_repeat" type="email" label={labels.email_repeat} autoComplete="email" max={254} />
      {proof.fields}
      <SubmitRow send={t('accounts.own.profile.email.send')} />
    </ApiForm>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import { repeatedValueMatches } from '#core/kernel/repeated-value-matches.ts'
import { type PageQueries, query, userIdOf } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { choosable } from '#web/app-kit/files/accepted-files.ts'
import { requirementsOf } from '#web/app-kit/files/file-requirements.ts'
import { prepareForField } from '#web/app-kit/files/prepare-for-field.ts'
import { saveBlob } from '#web/app-kit/files/save-blob.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useIdentityProof } from '#web/app-kit/identity/use-identity-proof.tsx'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { clearUserAndGoTo } from '#web/runtime/session/current-user.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FileField } from '#web/ui/forms/FileField.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { MailSent } from '../components/MailSent.tsx'
import { PasswordStrength } from '../components/PasswordStrength.tsx'
import { DeleteForm } from './DeleteForm.tsx'
import { NameForm } from './NameForm.tsx'
import { Section } from './Section.tsx'
import { useAccount } from './use-account.ts'

export const queries: PageQueries = (page) => [
  query(accountsApi.showAccount, { id: userIdOf(page) }),
  query(accountsApi.showSecurity),
  query(accountsApi.listPasskeys),
]

/** Profile page: personal data, credentials, data export and deletion. */
export const Page = () => {
  const t = useT()
  const { email } = useAccount().account
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.profile.title')}</h1>
      <div className={css['sections']}>
        <Section name="who" title={t('accounts.own.profile.who.title')} lead={t('accounts.own.profile.who.lead')}>
          <PhotoForm />
          <NameForm />
        </Section>
        <Section
          name="email"
          title={t('accounts.own.profile.email.title')}
          lead={t('accounts.own.profile.email.lead', { email })}
          open={t('accounts.own.profile.email.open')}
        >
          <EmailForm />
        </Section>
        <Section
          name="password"
          title={t('accounts.own.profile.password.title')}
          lead={t('accounts.own.profile.password.lead')}
          open={t('accounts.own.profile.password.open')}
        >
          <PasswordForm />
        </Section>
        <Section name="export" title={t('accounts.own.profile.export.title')} lead={t('accounts.own.profile.export.lead')}>
          <ExportButton />
        </Section>
        <Section
          name="delete"
          title={t('accounts.own.profile.delete.title')}
          lead={t('accounts.own.profile.delete.lead')}
          open={t('accounts.own.profile.delete.open')}
        >
          <DeleteForm />
        </Section>
      </div>
    </>
  )
}

/** Button that downloads all data stored about the user. */
const ExportButton = () => {
  const t = useT()
  const id = useUserId()
  const { mutate, isPending } = useMutation(accountsApi.exportAccount, { onSuccess: (archive) => saveBlob(archive, 'kredka.zip') })
  return (
    <p>
      <Button onClick={() => mutate({ id })} aria-disabled={isPending}>
        <Icon of={Download} />
        {t(isPending ? 'LOADING_DOTS' : 'accounts.own.profile.export.send')}
      </Button>
    </p>
  )
}

const photoEndings = '.jpg,.jpeg,.png'

/** Form that replaces or removes the photo. */
const PhotoForm = () => {
  const t = useT()
  const { account, update } = useAccount()
  const { id, avatar } = account
  const form = useApiForm(accountsApi.setPhoto, { id: 'zdjecie', input: { id }, toast: true, onSaved: update })
  const remove = useMutation(accountsApi.removePhoto, { onSuccess: update })
  const label = t('accounts.own.profile.photo')
  return (
    <ApiForm key={avatar} of={form} labels={{ file: label }}>
      <FileField
        name="file"
        label={label}
        accept={choosable(photoEndings)}
        requirements={requirementsOf(photoEndings, t)}
        prepare={(file) => prepareForField(file, photoEndings)}
        current={avatar ?? undefined}
      />
      <SubmitRow look="outline" send={t('accounts.own.profile.photo.send')}>
        {avatar !== null && (
          <Button danger look="quiet" onClick={() => remove.mutate({ id })} aria-disabled={remove.isPending}>
            {t('accounts.own.profile.photo.remove')}
          </Button>
        )}
      </SubmitRow>
    </ApiForm>
  )
}

/** Form that requests a change of the e-mail address, which takes effect once the new address is confirmed. */
const EmailForm = () => {
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
    return (
      <MailSent title={t('accounts.own.profile.email.sent.title')} text={t('accounts.own.profile.email.sent.text', { email: sentTo })} />
    )
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

/** Form that changes the password and signs out on all devices. */
const PasswordForm = () => {
  const t = useT()
  const id = useUserId()
  const href = useHref()
  const form = useApiForm(accountsApi.changePassword, {
    id: 'haslo',
    input: { id },
    unsent: ['password_repeat'],
    validate: ({ new_password, password_repeat }) =>
      repeatedValueMatches('password', new_password, password_repeat) ? {} : { password_repeat: 'PASSWORDS_DIFFER' },
    onSaved: () => clearUserAndGoTo(href('password_changed') ?? '/'),
  })
  const labels = {
    password: t('accounts.own.profile.password.now'),
    new_password: t('accounts.form.password.new'),
    password_repeat: t('accounts.form.password_repeat'),
  }
  return (
    <ApiForm of={form} labels={labels}>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <PasswordField name="new_password" label={labels.new_password} hint={t('accounts.form.password.hint')} autoComplete="new-password">
        {(typed, input) => <PasswordStrength typed={typed} input={input} relatedFields={[]} />}
      </PasswordField>
      <PasswordField name="password_repeat" label={labels.password_repeat} autoComplete="new-password" />
      <SubmitRow send={t('accounts.form.new-password.send')} />
    </ApiForm>
  )
}

import type { MessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { AccountScreen } from '../components/AccountScreen.tsx'
import Register from '../islands/Register.tsx'
import type { activateData, registerData } from '../pages.data.ts'

/** Registration page. */
export const RegisterPage = () => {
  const t = useT()
  const href = useHref()
  const { terms } = usePageData<typeof registerData>()
  const links = { terms: href('terms'), privacy: href('privacy'), login: href('login') }
  return (
    <AccountScreen title={t('accounts.form.register.title')} lead={t('accounts.form.register.lead')}>
      <Island of={Register} posted={toSubmittedForm(usePage().posted)} terms={terms} links={links} />
    </AccountScreen>
  )
}

/** Page of an activation link: asks to confirm the account, or offers another mail when the link is used or expired. */
export const ActivatePage = () => {
  const t = useT()
  const email = t('accounts.form.email')
  if (usePageData<typeof activateData>().valid)
    return (
      <AccountScreen title={t('accounts.activate.confirm.title')} lead={t('accounts.activate.confirm.lead')}>
        <PostForm labels={{}} send={t('accounts.activate.confirm.send')} />
      </AccountScreen>
    )
  return (
    <AccountScreen title={t('accounts.activate.title')} lead={t('accounts.activate.lead')}>
      <PostForm labels={{ email }} send={t('accounts.form.resend.send')}>
        <Field name="email" type="email" label={email} autoComplete="email" max={254} />
      </PostForm>
    </AccountScreen>
  )
}

/** Creates a page that confirms a completed action; `next`: link to the next step. */
const confirmationPage = (title: MessageKey, lead: MessageKey, next?: 'login') => () => {
  const t = useT()
  const href = useHref()
  const login = next && href('login')
  return (
    <AccountScreen title={t(title)} lead={t(lead)}>
      {login && (
        <p>
          <LinkButton href={login} look="main">
            {t('accounts.form.login.send')}
          </LinkButton>
        </p>
      )}
    </AccountScreen>
  )
}

export const Confirmed = confirmationPage('accounts.confirmed.title', 'accounts.confirmed.lead', 'login')
export const PasswordChanged = confirmationPage('accounts.password-changed.title', 'accounts.password-changed.lead', 'login')
export const EmailChanged = confirmationPage('accounts.email-changed.title', 'accounts.email-changed.lead', 'login')
export const RegisterSent = confirmationPage('accounts.register-sent.title', 'accounts.register-sent.lead')
export const ReminderSent = confirmationPage('accounts.reminder-sent.title', 'accounts.reminder-sent.lead')

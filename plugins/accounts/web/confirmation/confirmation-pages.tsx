import type { MessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'

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

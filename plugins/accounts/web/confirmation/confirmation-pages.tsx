import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** Creates a page that confirms a completed action; `next`: link to the next step. */
const confirmationPage = (name: string, next?: 'login') => () => {
  const t = useT()
  const href = useHref()
  const login = next && href('login')
  return (
    <AccountScreen title={t(`accounts.${name}.title`)} lead={t(`accounts.${name}.lead`)}>
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

export const Confirmed = confirmationPage('confirmed', 'login')
export const PasswordChanged = confirmationPage('password-changed', 'login')
export const EmailChanged = confirmationPage('email-changed', 'login')
export const RegisterSent = confirmationPage('register-sent')
export const ReminderSent = confirmationPage('reminder-sent')

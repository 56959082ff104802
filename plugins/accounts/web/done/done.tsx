import { LinkButton } from '#web/design/Button.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** A page that says that something is done, and what comes next. */
const done = (what: string, next?: 'login') => () => {
  const [t, href] = [useT(), useHref()]
  const login = next && href('login')
  return (
    <AccountScreen title={t(`accounts.${what}.title`)} lead={t(`accounts.${what}.lead`)}>
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

export const Confirmed = done('confirmed', 'login')
export const PasswordChanged = done('password-changed', 'login')
export const EmailChanged = done('email-changed', 'login')
export const RegisterSent = done('register-sent')
export const ReminderSent = done('reminder-sent')

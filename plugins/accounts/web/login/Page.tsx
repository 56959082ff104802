import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import { LoginPart } from './LoginPart.tsx'

/** Sign-in page. */
export const Page = () => (
  <AccountScreen title={useT()('accounts.form.login.title')}>
    <LoginPart />
  </AccountScreen>
)

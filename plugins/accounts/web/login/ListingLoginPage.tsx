import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import { LoginPart } from './LoginPart.tsx'

/** Sign-in page of `/panel-wizytowki`, with the session of the site. */
export const Page = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.listing-login.heading')} lead={t('accounts.listing-login.lead')}>
      <LoginPart />
    </AccountScreen>
  )
}

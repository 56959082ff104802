import { usePageData } from '#web/data/use-page-data.ts'
import { postedBack } from '#web/forms/posted-back.ts'
import { usePage, useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import NewPassword from '../islands/NewPassword.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import type { data } from './new-password.data.ts'

/** A new password in place of a forgotten one. */
export const Page = () => {
  const [t, href] = [useT(), useHref()]
  const { token, gone } = usePageData<typeof data>()
  return (
    <AccountScreen title={t('accounts.form.new-password.title')} lead={t('accounts.form.new-password.lead')}>
      <Island
        of={NewPassword}
        posted={postedBack(usePage().posted)}
        token={token}
        gone={gone}
        reminder={href('reminder')}
        next={href('password_changed') ?? '/'}
      />
    </AccountScreen>
  )
}

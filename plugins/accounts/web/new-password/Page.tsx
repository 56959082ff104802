import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import NewPassword from '../islands/NewPassword.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import type { data } from './new-password.data.ts'

/** Page for replacing a forgotten password. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { token, expired } = usePageData<typeof data>()
  return (
    <AccountScreen title={t('accounts.form.new-password.title')} lead={t('accounts.form.new-password.lead')}>
      <Island
        of={NewPassword}
        link="new-password"
        posted={toSubmittedForm(usePage().posted)}
        token={token}
        expired={expired}
        reminder={href('reminder')}
        next={href('password_changed') ?? '/'}
      />
    </AccountScreen>
  )
}

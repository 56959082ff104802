import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import NewPassword from '../islands/NewPassword.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import type { data } from './undo-email.data.ts'

/** Page that undoes a change of the e-mail address and asks for a new password. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { token, expired } = usePageData<typeof data>()
  return (
    <AccountScreen title={t('accounts.undo-email.title')} lead={t('accounts.undo-email.lead')}>
      <Island
        of={NewPassword}
        link="undo-email"
        posted={toSubmittedForm(usePage().posted)}
        token={token}
        expired={expired}
        next={href('email_changed') ?? '/'}
      />
    </AccountScreen>
  )
}

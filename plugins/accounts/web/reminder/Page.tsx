import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import Reminder from '../islands/Reminder.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** Page that requests a password reset. */
export const Page = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.form.reminder.title')} lead={t('accounts.form.reminder.lead')}>
      <Island of={Reminder} posted={toSubmittedForm(usePage().posted)} login={useHref()('login')} />
    </AccountScreen>
  )
}

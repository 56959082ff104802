import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { AccountScreen } from '../components/AccountScreen.tsx'
import NewPassword from '../islands/NewPassword.tsx'
import Reminder from '../islands/Reminder.tsx'
import type { newPasswordData, undoEmailData } from '../pages.data.ts'

/** Page that requests a password reset. */
export const ReminderPage = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.form.reminder.title')} lead={t('accounts.form.reminder.lead')}>
      <Island of={Reminder} posted={toSubmittedForm(usePage().posted)} login={useHref()('login')} />
    </AccountScreen>
  )
}

/** Page for replacing a forgotten password. */
export const NewPasswordPage = () => {
  const t = useT()
  const href = useHref()
  const { token, expired } = usePageData<typeof newPasswordData>()
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

/** Page that undoes a change of the e-mail address and asks for a new password. */
export const UndoEmailPage = () => {
  const t = useT()
  const href = useHref()
  const { token, expired } = usePageData<typeof undoEmailData>()
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

/** Page that confirms a new e-mail address. */
export const NewEmailPage = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.new-email.title')} lead={t('accounts.new-email.lead')}>
      <PostForm labels={{}} send={t('accounts.new-email.send')} />
    </AccountScreen>
  )
}

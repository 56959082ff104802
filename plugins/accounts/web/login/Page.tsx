import { usePageData } from '#web/runtime/use-page-data.ts'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { usePage, useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import Login from '../islands/Login.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import { ResendForm } from '../parts/ResendForm.tsx'
import type { data } from './login.data.ts'

/** Sign-in page. */
export const Page = () => {
  const [t, href] = [useT(), useHref()]
  const { posted } = usePage()
  const { returnTo, notActivated } = usePageData<typeof data>()
  return (
    <AccountScreen title={t('accounts.form.login.title')}>
      <Island of={Login} posted={toSubmittedForm(posted)} returnTo={returnTo} reminder={href('reminder')} register={href('register')} />
      {notActivated && <ResendForm email={posted?.values['email'] ?? ''} />}
    </AccountScreen>
  )
}

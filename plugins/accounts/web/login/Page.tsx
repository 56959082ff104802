import { usePageData } from '#web/data/use-page-data.ts'
import { postedBack } from '#web/forms/posted-back.ts'
import { usePage, useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import Login from '../islands/Login.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import { ResendForm } from '../parts/ResendForm.tsx'
import type { data } from './login.data.ts'

/** Signing in. */
export const Page = () => {
  const [t, href] = [useT(), useHref()]
  const { posted } = usePage()
  const { back, waiting } = usePageData<typeof data>()
  return (
    <AccountScreen title={t('accounts.form.login.title')}>
      <Island of={Login} posted={postedBack(posted)} back={back} reminder={href('reminder')} register={href('register')} />
      {waiting && <ResendForm email={posted?.values['email'] ?? ''} />}
    </AccountScreen>
  )
}

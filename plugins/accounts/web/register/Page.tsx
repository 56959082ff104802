import { usePageData } from '#web/data/use-page-data.ts'
import { postedBack } from '#web/forms/posted-back.ts'
import { usePage, useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import Register from '../islands/Register.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import type { data } from './register.data.ts'

/** Opening an account. */
export const Page = () => {
  const [t, href] = [useT(), useHref()]
  const { terms } = usePageData<typeof data>()
  const links = { terms: href('terms'), privacy: href('privacy'), login: href('login') }
  return (
    <AccountScreen title={t('accounts.form.register.title')} lead={t('accounts.form.register.lead')}>
      <Island of={Register} posted={postedBack(usePage().posted)} terms={terms} links={links} />
    </AccountScreen>
  )
}

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import Register from '../islands/Register.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import type { data } from './register.data.ts'

/** Registration page. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { terms } = usePageData<typeof data>()
  const links = { terms: href('terms'), privacy: href('privacy'), login: href('login') }
  return (
    <AccountScreen title={t('accounts.form.register.title')} lead={t('accounts.form.register.lead')}>
      <Island of={Register} posted={toSubmittedForm(usePage().posted)} terms={terms} links={links} />
    </AccountScreen>
  )
}

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** Page that confirms a new e-mail address. */
export const Page = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.new-email.title')} lead={t('accounts.new-email.lead')}>
      <PostForm labels={{}} send={t('accounts.new-email.send')} />
    </AccountScreen>
  )
}

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import type { data } from './activate.data.ts'

/** Page of an activation link: asks to confirm the account, or offers another mail when the link is used or expired. */
export const Page = () => {
  const t = useT()
  const email = t('accounts.form.email')
  if (usePageData<typeof data>().valid)
    return (
      <AccountScreen title={t('accounts.activate.confirm.title')} lead={t('accounts.activate.confirm.lead')}>
        <PostForm labels={{}} send={t('accounts.activate.confirm.send')} />
      </AccountScreen>
    )
  return (
    <AccountScreen title={t('accounts.activate.title')} lead={t('accounts.activate.lead')}>
      <PostForm labels={{ email }} send={t('accounts.form.resend.send')}>
        <Field name="email" type="email" label={email} autoComplete="email" max={254} />
      </PostForm>
    </AccountScreen>
  )
}

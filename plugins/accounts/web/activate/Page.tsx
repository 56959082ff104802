import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** Page for an activation link that is used or expired, with a form for another mail. */
export const Page = () => {
  const t = useT()
  const email = t('accounts.form.email')
  return (
    <AccountScreen title={t('accounts.activate.title')} lead={t('accounts.activate.lead')}>
      <PostForm labels={{ email }} send={t('accounts.form.resend.send')}>
        <Field name="email" type="email" label={email} autoComplete="email" max={254} />
      </PostForm>
    </AccountScreen>
  )
}

import { Field } from '#web/design/forms/Field.tsx'
import { PostForm } from '#web/design/forms/PostForm.tsx'
import { useT } from '#web/i18n/words.ts'
import { AccountScreen } from '../parts/AccountScreen.tsx'

/** The link of a mail that is over, and the way to another. */
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

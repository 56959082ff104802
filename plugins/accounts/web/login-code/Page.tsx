import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import css from '../accounts.module.css'
import { AccountScreen } from '../parts/AccountScreen.tsx'
import type { data } from './login-code.data.ts'

/** Page for the second step of signing in without JavaScript. */
export const Page = () => {
  const t = useT()
  const { login } = usePageData<typeof data>()
  const code = t('accounts.form.code.either')
  return (
    <AccountScreen title={t('accounts.login-code.title')} lead={t('accounts.form.code.text')}>
      <PostForm labels={{ code }} send={t('accounts.form.code.send')}>
        <Field name="code" label={code} hint={t('accounts.form.code.hint')} autoComplete="one-time-code" max={40} />
      </PostForm>
      <p className={css['way']}>
        <a href={login}>{t('accounts.form.code.back')}</a>
      </p>
    </AccountScreen>
  )
}

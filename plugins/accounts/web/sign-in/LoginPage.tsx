import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref, usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { AccountScreen } from '../components/AccountScreen.tsx'
import Login from '../islands/Login.tsx'
import type { loginCodeData, loginData } from '../pages.data.ts'
import css from '../pages.module.css'

/** Sign-in page. */
export const LoginPage = () => (
  <AccountScreen title={useT()('accounts.form.login.title')}>
    <LoginPart />
  </AccountScreen>
)

/** Sign-in page of `/panel-wizytowki`, with the session of the site. */
export const Page = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.listing-login.heading')} lead={t('accounts.listing-login.lead')}>
      <LoginPart />
    </AccountScreen>
  )
}

/** Sign-in page of the editors' area `/cms`, with the session of the site. */
export const CmsLoginPage = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.cms-login.heading')} lead={t('accounts.cms-login.lead')}>
      <LoginPart />
    </AccountScreen>
  )
}

/** Sign-in form of a page with the data of `loginData`. */
const LoginPart = () => {
  const href = useHref()
  const { posted } = usePage()
  const { returnTo, notActivated } = usePageData<typeof loginData>()
  return (
    <>
      <Island of={Login} posted={toSubmittedForm(posted)} returnTo={returnTo} reminder={href('reminder')} register={href('register')} />
      {notActivated && <ResendForm email={posted?.values['email'] ?? ''} />}
    </>
  )
}

/** Form that sends the activation mail again without JavaScript. */
const ResendForm = ({ email }: { email: string }) => {
  const t = useT()
  return (
    <div className={css['note']}>
      <p>{t('accounts.form.resend.text')}</p>
      <PostForm action={useHref()('activate', { token: '-' })} labels={{}} send={t('accounts.form.resend.send')}>
        <input type="hidden" name="email" value={email} />
      </PostForm>
    </div>
  )
}

/** Page for the second step of signing in without JavaScript. */
export const LoginCodePage = () => {
  const t = useT()
  const { login } = usePageData<typeof loginCodeData>()
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

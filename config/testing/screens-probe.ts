import { addPlugin } from './add-plugin.ts'

const files: Readonly<Record<string, string>> = {
  'plugins/screenprobe/messages/all.json': JSON.stringify({ 'screenprobe.page': 'Próba ekranu' }),
  'plugins/screenprobe/plugin.ts': `
import { definePlugin } from '#core/plugin/define-plugin.ts'
import words from './messages/all.json' with { type: 'json' }
export const plugin = definePlugin({ name: 'screenprobe', wire: () => undefined, messages: { pl: words, ua: words, en: words } })`,
  'plugins/screenprobe/web/pages.ts': `
import { definePages } from '#web/plugin-ui.ts'
import { LoginPage } from './LoginPage.tsx' with { type: 'vike:pointer' }
import { RegisterPage } from './RegisterPage.tsx' with { type: 'vike:pointer' }
import { NewPasswordPage } from './NewPasswordPage.tsx' with { type: 'vike:pointer' }
const page = { title: 'screenprobe.page', ground: 'white', shell: 'public' } as const
export const pages = definePages([
  { ...page, route: '/proba/ekran/logowanie', Page: LoginPage },
  { ...page, route: '/proba/ekran/rejestracja', Page: RegisterPage },
  { ...page, route: '/proba/ekran/haslo', Page: NewPasswordPage },
])`,
  'plugins/screenprobe/web/LoginPage.tsx': `
import { AccountScreen } from '#plugins/accounts/web/parts/AccountScreen.tsx'
import Login from '#plugins/accounts/web/islands/Login.tsx'
import { postedBack } from '#web/forms/posted-back.ts'
import { useHere } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
export const LoginPage = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.form.login.title')}>
      <Island of={Login} back="/proba/ala" reminder="/przypomnienie-hasla" register="/rejestracja" posted={postedBack(useHere().posted)} />
    </AccountScreen>
  )
}`,
  'plugins/screenprobe/web/RegisterPage.tsx': `
import { AccountScreen } from '#plugins/accounts/web/parts/AccountScreen.tsx'
import Register from '#plugins/accounts/web/islands/Register.tsx'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
export const RegisterPage = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.form.register.title')} lead={t('accounts.form.register.lead')}>
      <Island of={Register} terms="2026-11-01" links={{ terms: '/regulamin', privacy: '/polityka-prywatnosci', login: '/logowanie' }} />
    </AccountScreen>
  )
}`,
  'plugins/screenprobe/web/NewPasswordPage.tsx': `
import { AccountScreen } from '#plugins/accounts/web/parts/AccountScreen.tsx'
import NewPassword from '#plugins/accounts/web/islands/NewPassword.tsx'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
export const NewPasswordPage = () => {
  const t = useT()
  return (
    <AccountScreen title={t('accounts.form.new-password.title')} lead={t('accounts.form.new-password.lead')}>
      <Island of={NewPassword} token="abc" gone={false} next="/proba/ala" reminder="/przypomnienie-hasla" />
    </AccountScreen>
  )
}`,
}

/** Writes a plugin whose pages bear the forms of accounts into a copy of the tree. */
export const addScreensProbe = (folder: string): void => addPlugin(folder, 'screenprobe', files)

import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { LazyIsland } from '#web/runtime/islands/LazyIsland.tsx'
import { usePage } from '#web/runtime/page.ts'
import type { LoginLinks } from '#web/runtime/plugin-ui.ts'
import { loginDialogId } from '#web/runtime/session/login-dialog-id.ts'
import { CachedLayoutFragment } from '../CachedLayoutFragment.tsx'
import { Dialog } from './Dialog.tsx'

/** Dialog for signing in without leaving the page, with the form of the plugin that manages accounts. */
export const LoginDialog = () => {
  const t = useT()
  const { href, loginDialog: form } = usePage()
  const links: LoginLinks = { login: href('login'), reminder: href('reminder'), register: href('register') }
  return form && links.login !== undefined ? (
    <Dialog id={loginDialogId} title={t('shell.account.login.title')}>
      <CachedLayoutFragment
        as="div"
        name={loginDialogId}
        render={() => (
          <LazyIsland of={form} props={links}>
            <a href={links.login}>{t('shell.account.login')}</a>
          </LazyIsland>
        )}
      />
    </Dialog>
  ) : null
}

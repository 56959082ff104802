import { pluginUis } from '#plugins/ui.gen.ts'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { LazyIsland } from '#web/islands/HollowIsland.tsx'
import type { LoginWays } from '#web/plugin-ui.ts'
import { loginDialogId } from '#web/session/login-dialog-id.ts'
import { Kept } from '../Kept.tsx'
import { Dialog } from './Dialog.tsx'

/** Where one signs in without leaving the page (web/session/require-user.ts): the form of the plugin that keeps accounts. */
export const LoginDialog = () => {
  const [t, href] = [useT(), useHref()]
  const form = pluginUis.find((ui) => ui.loginDialog)?.loginDialog
  const ways: LoginWays = { login: href('login'), reminder: href('reminder'), register: href('register') }
  return form && ways.login !== undefined ? (
    <Dialog id={loginDialogId} title={t('shell.account.login.title')}>
      <Kept
        as="div"
        name={loginDialogId}
        draw={() => (
          <LazyIsland of={form} props={ways}>
            <a href={ways.login}>{t('shell.account.login')}</a>
          </LazyIsland>
        )}
      />
    </Dialog>
  ) : null
}

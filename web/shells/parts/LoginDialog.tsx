import { pluginUis } from '#plugins/ui.gen.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import { loginDialogId } from '#web/session/login-dialog-id.ts'
import { Kept } from '../Kept.tsx'
import { Dialog } from './Dialog.tsx'

/** Where one signs in without leaving the page (web/session/require-user.ts): the form of the plugin that keeps accounts. */
export const LoginDialog = () => {
  const t = useT()
  const form = pluginUis.find((ui) => ui.loginDialog)?.loginDialog
  return form ? (
    <Dialog id={loginDialogId} title={t('shell.account.login.title')}>
      <Kept as="div" name={loginDialogId} draw={() => <Island of={form} when="visible" />} />
    </Dialog>
  ) : null
}

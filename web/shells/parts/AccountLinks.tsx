import { LogIn } from 'lucide-react'
import { pluginUis } from '#plugins/ui.gen.ts'
import { Icon } from '#web/design/Icon.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './navbar.module.css'
import { userCardId } from './user-card-id.ts'

/**
 * The bar's place for accounts, the same HTML for everyone: links for who has not signed in, and a button that opens the card of who has.
 * The style sheet shows one of them, by what the early script has put on `<html>`; web/session/frame.ts fills in face and name.
 */
export const AccountLinks = () => {
  const t = useT()
  const href = useHref()
  const [login, register] = [href('login'), href('register')]
  if (login === undefined) return null
  return (
    <div className={css['account']} data-account="" data-overview={pluginUis.some(({ overview }) => overview) ? '' : undefined}>
      <a className={`${css['tool']} ${css['anonymous']}`} href={login} data-login="">
        <Icon of={LogIn} />
        <span className={css['word']}>{t('shell.account.login')}</span>
      </a>
      {register !== undefined && (
        <a className={`${css['tool']} ${css['anonymous']} ${css['register']}`} href={register}>
          {t('shell.account.register')}
        </a>
      )}
      <button
        type="button"
        className={`${css['tool']} ${css['profile']}`}
        commandfor={userCardId}
        command="show-modal"
        aria-haspopup="dialog"
        aria-label={t('shell.account')}
        data-profile=""
      >
        <span className={css['face']} data-face="" />
        <span className={css['new']} data-count="" aria-hidden />
        <span className={css['name']} data-name="" />
      </button>
    </div>
  )
}

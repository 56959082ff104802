import { LogIn } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './navbar.module.css'
import { userCardId } from './user-card-id.ts'

/**
 * Account part of the navigation bar, the same HTML for everyone: links for visitors, and a button that opens the user
 * card. The style sheet shows one of them by the mark that the early script sets on `<html>`; the layout script of the
 * plugin that manages accounts fills in photo and name.
 */
export const AccountLinks = () => {
  const t = useT()
  const { href, userCard } = usePage()
  const login = href('login')
  const register = href('register')
  if (login === undefined) return null
  return (
    <div className={css['account']} data-account="">
      <a className={`${css['tool']} ${css['anonymous']}`} href={login} data-login="">
        <Icon of={LogIn} />
        <span className={css['word']}>{t('shell.account.login')}</span>
      </a>
      {register !== undefined && (
        <a className={`${css['tool']} ${css['anonymous']} ${css['register']}`} href={register}>
          {t('shell.account.register')}
        </a>
      )}
      {userCard && (
        <button
          type="button"
          className={`${css['tool']} ${css['profile']}`}
          data-dialog={userCardId}
          aria-haspopup="dialog"
          aria-label={t('shell.account')}
          data-profile=""
        >
          <span className={css['face']} data-face="" />
          <span className={css['new']} data-count="" aria-hidden />
          <span className={css['name']} data-name="" />
        </button>
      )}
    </div>
  )
}

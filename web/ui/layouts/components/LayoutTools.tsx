import { Languages, Settings2 } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './navbar.module.css'

/** Buttons at the top of every page that open the dialogs of language and appearance. */
export const LayoutTools = () => {
  const t = useT()
  const language = useLanguage()
  const appearance = t('shell.appearance')
  return (
    <>
      <button
        type="button"
        className={`${css['tool']} ${css['language']}`}
        data-dialog="jezyk"
        aria-haspopup="dialog"
        aria-label={t('shell.language.open', { language: t(messageKey('shell.language', language)) })}
      >
        <Icon of={Languages} />
        <span aria-hidden>{language.toUpperCase()}</span>
      </button>
      <button
        type="button"
        className={`${css['tool']} ${css['looks']}`}
        data-dialog="wyglad"
        aria-haspopup="dialog"
        aria-label={appearance}
        title={appearance}
      >
        <Icon of={Settings2} />
      </button>
    </>
  )
}

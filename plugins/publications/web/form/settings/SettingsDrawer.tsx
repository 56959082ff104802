import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import dialogCss from '#web/runtime/islands/dialog.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './settings.module.css'
import { useSettings, useSettingsErrors } from './use-settings.ts'

/**
 * Drawer with the settings of a post, a part of its form: at the side of a desk, on phones over the whole window. Escape,
 * its buttons and a press beside it close it; the focus returns to what opened it.
 */
export const SettingsDrawer = ({ children }: { readonly children: ReactNode }) => {
  const t = useT()
  const settings = useSettings()
  useSettingsErrors(settings)
  const { dialog, close } = settings
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={css['drawer']}
      aria-labelledby="wpis-ustawienia"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close()
      }}
    >
      <div className={css['sheet']}>
        <header className={`${dialogCss['head']} ${css['head']}`}>
          <h2 id="wpis-ustawienia" className={dialogCss['title']}>
            {t('publications.form.settings')}
          </h2>
          <button type="button" className={dialogCss['close']} aria-label={t('publications.form.settings.close')} onClick={close}>
            <Icon of={X} />
          </button>
        </header>
        {children}
        <footer className={css['end']}>
          <Button wide look="second" onClick={close}>
            {t('publications.form.settings.done')}
          </Button>
        </footer>
      </div>
    </dialog>
  )
}

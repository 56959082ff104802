import { Monitor, Moon, Sun } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { CachedLayoutFragment } from '../CachedLayoutFragment.tsx'
import css from './choices.module.css'
import { Dialog } from './Dialog.tsx'

const themes = [
  ['', Monitor, 'system'],
  ['light', Sun, 'light'],
  ['dark', Moon, 'dark'],
] as const
const fonts = [
  ['', '1', 'normal'],
  ['1.25', '1.25', 'bigger'],
  ['1.5', '1.5', 'biggest'],
] as const

/** Dialog for theme and font size; islands/appearance.ts applies and stores the choice, without React. */
export const AppearanceDialog = () => (
  <Dialog id="wyglad" title={useT()('shell.appearance')}>
    <CachedLayoutFragment as="div" data-appearance="" name="appearance" render={() => <Choices />} />
  </Dialog>
)

const Choices = () => {
  const t = useT()
  return (
    <>
      <fieldset className={css['group']}>
        <legend className={css['legend']}>{t('shell.theme')}</legend>
        <div className={css['row']}>
          {themes.map(([value, of, name]) => (
            <label key={name} className={css['choice']}>
              <input className={css['radio']} type="radio" name="theme" value={value} defaultChecked={value === ''} />
              <Icon of={of} />
              {t(messageKey('shell.theme', name))}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={css['group']}>
        <legend className={css['legend']}>{t('shell.font')}</legend>
        <div className={css['row']}>
          {fonts.map(([value, size, name]) => (
            <label key={name} className={css['choice']}>
              <input className={css['radio']} type="radio" name="font" value={value} defaultChecked={value === ''} />
              <span aria-hidden className={css['letter']} data-size={size}>
                Aa
              </span>
              {t(messageKey('shell.font', name))}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

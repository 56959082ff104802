import { tagOf } from '#core/kernel/language.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './sections.module.css'

/** Words that the facility has written in Polish alone; pages in another language mark them, and say so. */
export const PolishLine = ({ label = '', text }: { readonly label?: string; readonly text: string }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={css['text']}>
      <span>
        {label}
        <span lang={tagOf.pl}>{text}</span>
      </span>
      {language !== 'pl' && <span className={css['hint']}>{t('shell.in-polish')}</span>}
    </p>
  )
}

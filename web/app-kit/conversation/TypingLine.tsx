import { tagOf } from '#core/kernel/language.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './conversation.module.css'

/** Says below the messages who is writing. */
export const TypingLine = ({ names }: { readonly names: readonly string[] }) => {
  const t = useT()
  const language = useLanguage()
  const list = new Intl.ListFormat(tagOf[language]).format(names)
  return (
    <p className={css['typing']} role="status">
      {names.length > 0 && (
        <span>
          <span className={css['dots']} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('conversation.typing', { count: names.length, names: list })}
        </span>
      )}
    </p>
  )
}

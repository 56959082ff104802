import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './conversation.module.css'

/** Line below the messages that says who is writing; its place is always kept, so that nothing jumps. */
export const TypingLine = ({ name }: { readonly name: string | null }) => {
  const t = useT()
  return (
    <p className={css['typing']} role="status">
      {name !== null && (
        <>
          <span className={css['dots']} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('conversation.typing', { name })}
        </>
      )}
    </p>
  )
}

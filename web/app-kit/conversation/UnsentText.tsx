import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { StoredText } from '../forms/use-stored-text.ts'
import css from './composer.module.css'

/** Text that was written and not sent, where the conversation has ended and no field has it any more. */
export const UnsentText = ({ of: { text, write, forget } }: { readonly of: Pick<StoredText, 'text' | 'write' | 'forget'> }) => {
  const t = useT()
  if (text === '') return null
  return (
    <div className={css['unsent']}>
      <p role="alert">{t('conversation.unsent')}</p>
      <blockquote>{text}</blockquote>
      <Button
        danger
        small
        look="quiet"
        onClick={() => {
          write('')
          forget()
        }}
      >
        {t('conversation.discard')}
      </Button>
    </div>
  )
}

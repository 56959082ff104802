import { Paperclip } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { MessageText } from './MessageText.tsx'
import css from './message.module.css'
import type { OutgoingMessage } from './outbox.ts'
import type { Outbox } from './use-outbox.ts'

/** Message on its way, with what can be done when it was lost. */
export const OutgoingBubble = ({ message, outbox }: { readonly message: OutgoingMessage; readonly outbox: Outbox }) => {
  const t = useT()
  const { key, text, files, state } = message
  return (
    <li className={css['entry']} data-own="">
      <div className={css['line']}>
        <div className={css['bubble']} data-state={state}>
          {files.map(({ id, name }) => (
            <p key={id} className={css['file']}>
              <Icon of={Paperclip} />
              <span className={css['fileName']}>{name}</span>
            </p>
          ))}
          {text !== '' && (
            <p className={css['text']}>
              <MessageText>{text}</MessageText>
            </p>
          )}
          <p role="status" className={css['about']}>
            {state === 'sending' && t('conversation.sending')}
            {state === 'waiting' && t('conversation.waiting')}
            {state === 'failed' && <strong>{t('conversation.failed')}</strong>}
          </p>
          {state !== 'sending' && (
            <p className={css['buttons']}>
              {state === 'failed' && (
                <Button small onClick={outbox.resume}>
                  {t('conversation.retry')}
                </Button>
              )}
              <Button danger small look="quiet" onClick={() => outbox.remove(key)}>
                {t('conversation.discard')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </li>
  )
}

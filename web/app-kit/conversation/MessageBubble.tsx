import { clockTime } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { DayLine } from './DayLine.tsx'
import type { MessageEntry } from './entries.ts'
import { Menu } from './Menu.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import { MessageText } from './MessageText.tsx'
import css from './message.module.css'

interface MessageBubbleProps {
  readonly entry: MessageEntry
  /** Says below the message that the other side has read it. */
  readonly seen?: string | undefined
}

/** Message of a conversation, with the lines of a new day and of what is new before it. */
export const MessageBubble = ({ entry: { message, newDay, firstNew, follows }, seen }: MessageBubbleProps) => {
  const t = useT()
  const language = useLanguage()
  const { number, own, mine = false, author, sentAt, text, gone, note, receipt, files = [], actions = [] } = message
  const time = clockTime(sentAt, language)
  return (
    <li className={css['entry']} data-own={own || undefined} data-follows={follows || undefined} data-number={number}>
      {newDay && <DayLine of={sentAt} />}
      {firstNew && (
        <p className={css['new']} data-new>
          <span>{t('conversation.new')}</span>
        </p>
      )}
      <div className={css['line']}>
        <div className={css['bubble']}>
          <p className={follows || mine ? hidden['hidden'] : css['author']}>{author}</p>
          {gone === undefined ? (
            <>
              <MessageFiles files={files} />
              {text !== '' && (
                <p className={css['text']}>
                  <MessageText>{text}</MessageText>
                </p>
              )}
            </>
          ) : (
            <p className={css['gone']}>{gone}</p>
          )}
          <div className={css['about']}>
            {actions.length > 0 && <Menu small label={t('conversation.actions', { author, time })} actions={actions} />}
            <span>
              {receipt && (
                <>
                  {receipt.href === undefined ? receipt.text : <a href={receipt.href}>{receipt.text}</a>}
                  {' · '}
                </>
              )}
              {note !== undefined && `${note} · `}
              <time dateTime={sentAt}>{time}</time>
            </span>
          </div>
        </div>
      </div>
      {seen !== undefined && <p className={css['seen']}>{seen}</p>}
    </li>
  )
}

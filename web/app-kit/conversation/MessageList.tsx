import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './conversation.module.css'
import { EarlierMessages } from './EarlierMessages.tsx'
import { entriesOf } from './entries.ts'
import { MessageBubble } from './MessageBubble.tsx'
import type { ShownMessage } from './message.ts'
import { OutgoingBubble } from './OutgoingBubble.tsx'
import { TypingLine } from './TypingLine.tsx'
import type { Outbox } from './use-outbox.ts'
import { useScroll } from './use-scroll.ts'

interface MessageListProps {
  readonly messages: readonly ShownMessage[]
  readonly outbox: Outbox
  /** Number of the last message that the user had seen when the conversation was opened. */
  readonly read: number
  /** Number of the last message that the other side has seen, and how the list says so. */
  readonly seen: { readonly number: number; readonly text: string } | null
  /** Names of those who are writing. */
  readonly typing: readonly string[]
  /** Loads earlier messages, where there are some. */
  readonly onEarlier?: (() => Promise<unknown>) | undefined
  /** Address of the page with earlier messages, for browsers without scripts. */
  readonly earlier?: string | undefined
  /** Stands before the first message. */
  readonly before?: ReactNode
  /** Stands after the last message. */
  readonly children?: ReactNode
}

/** Messages of a conversation by days, then those on their way. It keeps its place, and tells of those that arrive. */
export const MessageList = ({ messages, outbox, read, seen, typing, onEarlier, earlier, before, children }: MessageListProps) => {
  const t = useT()
  const { scroller, onScroll, isAtEnd, toEnd } = useScroll('[data-new]')
  const [opened] = useState({ read, last: messages.at(-1)?.number ?? 0 })
  const lastNumber = messages.at(-1)?.number ?? 0
  const reached = useRef(lastNumber)
  if (isAtEnd) reached.current = lastNumber
  const below = messages.filter(({ number, own }) => number > reached.current && !own).length
  const arrived = messages.findLast(({ number, own }) => number > opened.last && !own)
  const lastOwn = messages.findLast(({ own }) => own)
  const written = outbox.messages.at(-1)?.key
  // What the user has just written is to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message of the user
  useEffect(() => {
    if (written !== undefined) toEnd()
  }, [written])
  return (
    <div className={css['place']}>
      <div
        ref={scroller}
        className={css['scroller']}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={t('conversation.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys
        tabIndex={0}
      >
        <div className={css['content']}>
          {before}
          {onEarlier && <EarlierMessages onLoad={onEarlier} href={earlier} />}
          <ol>
            {entriesOf(messages, opened.read).map((entry) => (
              <MessageBubble
                key={entry.message.id}
                entry={entry}
                seen={entry.message === lastOwn && seen !== null && seen.number >= lastOwn.number ? seen.text : undefined}
              />
            ))}
            {outbox.messages.map((message) => (
              <OutgoingBubble key={message.key} message={message} outbox={outbox} />
            ))}
          </ol>
          {children}
        </div>
      </div>
      <TypingLine names={typing} />
      {!isAtEnd && (
        <div className={css['toEnd']}>
          <Button small look={below > 0 ? 'second' : 'outline'} onClick={toEnd}>
            <Icon of={ArrowDown} /> {below > 0 ? t('conversation.end.new', { count: below }) : t('conversation.end')}
          </Button>
        </div>
      )}
      <p role="status" className={hidden['hidden']}>
        {arrived !== undefined && t('conversation.arrived', { author: arrived.author, text: arrived.gone ?? arrived.text })}
      </p>
    </div>
  )
}

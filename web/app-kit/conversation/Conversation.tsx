import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './conversation.module.css'
import { useVisibleHeight } from './use-visible-height.ts'

interface ConversationProps {
  /** Way back to the list of conversations. */
  readonly back: { readonly href: string | undefined; readonly label: string }
  readonly title: string
  /** Says below the title who reads it. */
  readonly about?: ReactNode
  /** Buttons at the end of the heading. */
  readonly tools?: ReactNode
  /** `MessageList`. */
  readonly children: ReactNode
  /** Foot below the messages: the line of typing, notes, `Composer`. */
  readonly foot: ReactNode
}

/** Open conversation: heading, messages that scroll, and the field below them. On phones it takes the window, above the keyboard. */
export const Conversation = ({ back, title, about, tools, children, foot }: ConversationProps) => {
  const frame = useRef<HTMLElement>(null)
  useVisibleHeight(frame)
  return (
    <article ref={frame} className={css['conversation']} data-whole-window>
      <header className={css['head']}>
        <a className={css['back']} data-back href={back.href} aria-label={back.label} title={back.label}>
          <Icon of={ArrowLeft} look={css['arrow']} />
        </a>
        <div className={css['heading']}>
          <h1 tabIndex={-1}>{title}</h1>
          {about}
        </div>
        {tools}
      </header>
      {children}
      <div className={css['foot']}>{foot}</div>
    </article>
  )
}

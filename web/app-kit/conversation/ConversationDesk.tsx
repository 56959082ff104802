import type { ReactNode } from 'react'
import css from './conversation-desk.module.css'

interface ConversationDeskProps {
  /** List of conversations. */
  readonly list: ReactNode
  /** The list is the page, and what is beside it less important. */
  readonly isList?: boolean
  /** The list needs scripts. */
  readonly needsScripts?: boolean
  /** Content beside the list; phones show it alone, or below the list where that is the page. */
  readonly children: ReactNode
}

/** List of conversations, with a page beside it. */
export const ConversationDesk = ({ list, isList = false, needsScripts = false, children }: ConversationDeskProps) => (
  <div className={css['desk']} data-list={isList || undefined} data-scripts={needsScripts || undefined}>
    <div className={css['list']}>{list}</div>
    <div className={css['beside']}>{children}</div>
  </div>
)

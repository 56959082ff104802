import type { ReactNode } from 'react'
import css from './desk.module.css'
import { Inbox } from './Inbox.tsx'

interface DeskProps {
  /** Facility whose conversations these are; `null`: those of the user. */
  readonly facilityId: string | null
  /** Open conversation. */
  readonly open?: string | undefined
  /** The list is the page, and what is beside it less important. */
  readonly isList?: boolean
  /** Content beside the list; phones show it alone, or below the list where that is the page. */
  readonly children: ReactNode
}

/** List of conversations, with a page beside it. */
export const Desk = ({ facilityId, open, isList = false, children }: DeskProps) => (
  <div className={css['desk']} data-list={isList || undefined}>
    <div className={css['list']}>
      <Inbox facilityId={facilityId} open={open} isPage={isList} />
    </div>
    <div className={css['beside']}>{children}</div>
  </div>
)

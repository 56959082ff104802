import type { ReactNode } from 'react'
import css from './desk.module.css'
import { Inbox } from './Inbox.tsx'

interface DeskProps {
  /** Facility whose conversations these are; `null`: those of the user. */
  readonly facilityId: string | null
  /** Open conversation. */
  readonly open?: string | undefined
  /** What is beside the list; phones show it alone. */
  readonly children: ReactNode
}

/** A page beside the list of conversations. */
export const Desk = ({ facilityId, open, children }: DeskProps) => (
  <div className={css['desk']}>
    <div className={css['list']}>
      <Inbox facilityId={facilityId} open={open} isBeside />
    </div>
    <div className={css['beside']}>{children}</div>
  </div>
)

import type { ReactNode } from 'react'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { Marked } from '#web/i18n/Marked.tsx'
import css from '../accounts.module.css'
import { AccountNav } from './Cloakroom.tsx'

interface Screen {
  /** The word that matters stands between asterisks. */
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A screen with one thing to do: a narrow column, and beside it, where there is room, the cloakroom. */
export const AccountScreen = ({ title, lead, children }: Screen) => (
  <Wide>
    <div className={css['screen']}>
      <div className={css['column']}>
        <header className={css['head']}>
          <h1>
            <Marked text={title} mark={(part) => <Stroke>{part}</Stroke>} />
          </h1>
          {lead !== undefined && <p className={css['lead']}>{lead}</p>}
        </header>
        {children}
      </div>
      <div className={css['drawing']}>
        <AccountNav />
      </div>
    </div>
  </Wide>
)

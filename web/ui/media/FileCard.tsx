import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/Icon.tsx'
import css from './file-card.module.css'

interface FileCardProps {
  readonly icon: LucideIcon
  /** Link to the file, or its name. */
  readonly title: ReactNode
  /** Second line: type and size, or the site that the link leads to. */
  readonly note?: ReactNode
  /** Buttons that do something with it. */
  readonly actions?: ReactNode
}

/** File, or a film on another site, as a card: icon, name, what it is. */
export const FileCard = ({ icon, title, note, actions }: FileCardProps) => (
  <div className={css['card']}>
    <Icon of={icon} large />
    <div>
      {title}
      <small>{note}</small>
    </div>
    {actions}
  </div>
)

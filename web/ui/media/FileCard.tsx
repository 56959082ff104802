import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/Icon.tsx'
import css from './file-card.module.css'

/** Picture of a document's first page, 320 pixels wide, with its proportions, as `POST /api/v1/upload` returns it. */
export interface FirstPage {
  readonly '320': string
  readonly width: number
  readonly height: number
}

interface FileCardProps {
  readonly icon: LucideIcon
  /** In place of the icon. */
  readonly firstPage?: FirstPage | null | undefined
  /** Link to the file, or its name. */
  readonly title: ReactNode
  /** Second line: type and size, or the site that the link leads to. */
  readonly note?: ReactNode
  /** Buttons that do something with it. */
  readonly actions?: ReactNode
}

/** File, or a film on another site, as a card: icon or first page, name, what it is. */
export const FileCard = ({ icon, firstPage, title, note, actions }: FileCardProps) => (
  <div className={css['card']}>
    {firstPage ? <PagePicture of={firstPage} /> : <Icon of={icon} large />}
    <div>
      {title}
      <small>{note}</small>
    </div>
    {actions}
  </div>
)

/** The name beside it says what it is; its place is kept while it loads. */
const PagePicture = ({ of: { '320': src, width, height } }: { readonly of: FirstPage }) => (
  <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
)

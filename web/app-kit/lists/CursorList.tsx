import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import css from './cursor-list.module.css'

interface CursorListProps {
  /** Title and text of an empty list. */
  readonly none: { readonly title: string; readonly text: string }
  /** Link to the rows that follow; `null` after the last ones. */
  readonly older: { readonly href: string; readonly label: string } | null
  readonly children: readonly ReactNode[]
}

/** Rows of a list that is read part by part, the newest first. */
export const CursorList = ({ none, older, children }: CursorListProps) => (
  <>
    {children.length === 0 ? <EmptyList title={none.title} subtitle={none.text} /> : <ul className={css['rows']}>{children}</ul>}
    {older && (
      <p className={css['older']}>
        <LinkButton href={older.href}>{older.label}</LinkButton>
      </p>
    )}
  </>
)

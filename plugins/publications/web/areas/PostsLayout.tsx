import type { ReactNode } from 'react'
import css from '../app.module.css'
import { type WritingArea, WritingAreaContext } from './writing-area.ts'

interface PostsLayoutProps {
  /** Area in which the posts of the page are written; left out where they are only read. */
  readonly area?: WritingArea
  readonly children: ReactNode
}

/** Page with posts behind a login. */
export const PostsLayout = ({ area, children }: PostsLayoutProps) => (
  <WritingAreaContext value={area ?? null}>
    <div className={css['page']}>{children}</div>
  </WritingAreaContext>
)

interface PostsHeadProps {
  readonly title: string
  readonly lead: string
  /** Actions beside the heading. */
  readonly children?: ReactNode
}

/** Heading of a list of posts. */
export const PostsHead = ({ title, lead, children }: PostsHeadProps) => (
  <header className={css['top']}>
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css['lead']}>{lead}</p>
    </div>
    {children && <div className={css['topActions']}>{children}</div>}
  </header>
)

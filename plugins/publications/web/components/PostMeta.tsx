import type { ReactNode } from 'react'
import parts from './parts.module.css'

/** Line above the title of a post: its kind, its day, who has written it. */
export const PostMeta = ({ lang, children }: { readonly lang?: string; readonly children: ReactNode }) => (
  <p className={parts['meta']} lang={lang}>
    {children}
  </p>
)

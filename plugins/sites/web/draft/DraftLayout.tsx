import type { ReactNode } from 'react'
import inPage from '#web/ui/rich-text/in-page.module.css'
import { SiteLayout } from '../SiteLayout.tsx'
import css from './draft.module.css'

/** Layout of a draft in the builder: that of the site, whose sections can be chosen and whose texts can be written in the page. */
export const DraftLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${css['draft']} ${inPage['page']}`}>
    <SiteLayout>{children}</SiteLayout>
  </div>
)

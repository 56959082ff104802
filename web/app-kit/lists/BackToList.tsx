import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './back-to-list.module.css'

/** Way back from the page of one item to the list, above its heading. */
export const BackToList = ({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) => (
  <p className={css['back']}>
    <a href={href}>
      <Icon of={ArrowLeft} /> {children}
    </a>
  </p>
)

import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../pages.module.css'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** Message that a mail was sent; it takes the focus. */
export const MailSent = ({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }) => {
  const focusRef = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className={css['sent']}>
      <Icon of={MailCheck} large />
      <h2 ref={focusRef} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

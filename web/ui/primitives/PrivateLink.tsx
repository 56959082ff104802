import type { ComponentProps } from 'react'
import css from './private-link.module.css'

/** Way from a public page to one behind a login: a form that looks like a link, so that search engines do not follow it. */
export const PrivateLink = ({ href, children, ...form }: { readonly href: string } & Omit<ComponentProps<'form'>, 'action'>) => (
  <form action={href} {...form}>
    <button type="submit" className={css['link']}>
      {children}
    </button>
  </form>
)

import type { ComponentProps } from 'react'
import css from './private-link.module.css'

interface PrivateLinkProps extends Omit<ComponentProps<'form'>, 'action'> {
  readonly href: string
  /** Parameters of the address, which a form does not take from `href`. */
  readonly query?: Readonly<Record<string, readonly string[]>>
  /** Asks visitors to sign in first, in a dialog. */
  readonly needsUser?: boolean
}

/**
 * Way from a public page to one behind a login: a form that looks like a link, so that search engines do not follow it;
 * no part of a paragraph.
 */
export const PrivateLink = ({ href, query = {}, needsUser = false, children, ...form }: PrivateLinkProps) => (
  <form action={href} {...form}>
    {Object.entries(query).flatMap(([name, values]) =>
      values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
    )}
    <button type="submit" className={css['link']} data-needs-user={needsUser ? '' : undefined}>
      {children}
    </button>
  </form>
)

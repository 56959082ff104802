import type { ReactNode } from 'react'
import css from './tool-list.module.css'

interface Children {
  readonly children: ReactNode
}

/** Questions of a tool, beside its results. */
export const ToolQuestions = ({ children }: Children) => <div className={css['questions']}>{children}</div>

/** Results of a tool: sentences and `ToolRows`. */
export const ToolResults = ({ children }: Children) => <div className={css['results']}>{children}</div>

/** Facilities in the order of the tool, with their numbers. */
export const ToolRows = ({ children }: Children) => <ol className={css['rows']}>{children}</ol>

/** One facility with what decides its place. */
export const ToolRow = ({
  href,
  name,
  value,
  children,
}: Children & { readonly href: string; readonly name: string; readonly value: string }) => (
  <li>
    <p className={css['name']}>
      <a href={href}>{name}</a>
      <strong>{value}</strong>
    </p>
    {children}
  </li>
)

/** Sentence that explains. */
export const ToolNote = ({ children }: Children) => <p className={css['quiet']}>{children}</p>

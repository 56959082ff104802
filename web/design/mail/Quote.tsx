import { Fragment } from 'react'
import { colours } from './look.ts'

/** What somebody wrote, line by line as it was written. */
export const Quote = ({ children }: { readonly children: string }) => (
  <blockquote style={{ margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: `4px solid ${colours.main}`, wordBreak: 'break-word' }}>
    {children.split(/\r?\n/).map((line, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are drawn once
      <Fragment key={n}>
        {n > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </blockquote>
)

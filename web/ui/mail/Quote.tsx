import { Fragment } from 'react'
import { colours } from './theme.ts'

/** Quoted text with its line breaks. */
export const Quote = ({ children }: { readonly children: string }) => (
  <blockquote style={{ margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: `4px solid ${colours.main}`, wordBreak: 'break-word' }}>
    {children.split(/\r?\n/).map((line, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key and are rendered once
      <Fragment key={n}>
        {n > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </blockquote>
)

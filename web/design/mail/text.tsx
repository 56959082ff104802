import type { ReactNode } from 'react'
import { colours } from './look.ts'

interface Text {
  readonly children: ReactNode
}

/** The one heading of a mail. */
export const Heading = ({ children }: Text) => (
  <h1
    className="ink"
    style={{ margin: '0 0 16px', fontSize: 26, lineHeight: 1.25, fontWeight: 700, color: colours.ink, overflowWrap: 'anywhere' }}
  >
    {children}
  </h1>
)

export const Paragraph = ({ children }: Text) => <p style={{ margin: '0 0 16px' }}>{children}</p>

/** What need not be read. */
export const Small = ({ children }: Text) => (
  <p className="muted" style={{ margin: '0 0 8px', fontSize: 13, lineHeight: 1.5, color: colours.muted }}>
    {children}
  </p>
)

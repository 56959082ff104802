import type { ReactNode } from 'react'
import { colours } from './theme.ts'

interface Text {
  readonly children: ReactNode
}

/** Heading of a mail. */
export const Heading = ({ children }: Text) => (
  <h1
    className="ink"
    style={{ margin: '0 0 16px', fontSize: 26, lineHeight: 1.25, fontWeight: 700, color: colours.ink, overflowWrap: 'anywhere' }}
  >
    {children}
  </h1>
)

export const Paragraph = ({ children }: Text) => <p style={{ margin: '0 0 16px' }}>{children}</p>

/** Secondary text. */
export const Small = ({ children }: Text) => (
  <p className="muted" style={{ margin: '0 0 8px', fontSize: 13, lineHeight: 1.5, color: colours.muted }}>
    {children}
  </p>
)

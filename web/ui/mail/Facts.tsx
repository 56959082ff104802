import type { ReactNode } from 'react'
import { colours } from './theme.ts'

const cell = { padding: '8px 0', verticalAlign: 'top', borderBottom: `1px solid ${colours.line}` } as const

/** Table of facts, one table row per `Fact`. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <table
    className="facts"
    cellPadding={0}
    cellSpacing={0}
    style={{ width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', tableLayout: 'fixed' }}
  >
    <tbody>{children}</tbody>
  </table>
)

/** Label and value; left out when the value is empty. */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) =>
  children ? (
    <tr>
      <th
        scope="row"
        className="muted line"
        style={{ ...cell, width: '34%', paddingRight: 16, textAlign: 'left', fontWeight: 400, color: colours.muted }}
      >
        {label}
      </th>
      <td className="line" style={{ ...cell, fontWeight: 700, overflowWrap: 'anywhere', wordBreak: 'break-word' }}>
        {children}
      </td>
    </tr>
  ) : null

import { colours } from './look.ts'

/** The name over its stroke: no mail program shows a drawing that it need not fetch. */
export const MailMark = () => (
  <span style={{ color: '#ffffff', fontSize: 22, fontWeight: 700, lineHeight: 1.2, borderBottom: `4px solid ${colours.main}` }}>
    Kredka
  </span>
)

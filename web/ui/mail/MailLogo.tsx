import { colours } from './theme.ts'

/** Logo as styled text, because mail clients do not show inline SVG. */
export const MailLogo = () => (
  <span style={{ color: '#ffffff', fontSize: 22, fontWeight: 700, lineHeight: 1.2, borderBottom: `4px solid ${colours.main}` }}>
    Kredka
  </span>
)

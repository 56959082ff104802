import { useMail } from './mail-context.ts'
import { colours } from './theme.ts'

/** Main action of a mail: a button, and its address below for mail clients that show no buttons. */
export const Action = ({ href, children }: { readonly href: string; readonly children: string }) => {
  const { t } = useMail()
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 16px' }}>
        <tbody>
          <tr>
            <td style={{ backgroundColor: colours.main, borderRadius: 999 }}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="action"
                style={{ display: 'inline-block', padding: '12px 24px', color: colours.ink, fontWeight: 700, textDecoration: 'none' }}
              >
                {children}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="copy muted" style={{ margin: '0 0 16px', fontSize: 13, lineHeight: 1.5, color: colours.muted, wordBreak: 'break-all' }}>
        {t('mail.action.copy')}
        <br />
        <MailLink href={href}>{href}</MailLink>
      </p>
    </>
  )
}

/** Link within a text. */
export const MailLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener" className="second" style={{ color: colours.second }}>
    {children}
  </a>
)

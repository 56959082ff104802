import type { ReactNode } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { MailLogo } from './MailLogo.tsx'
import { useMail } from './mail-context.ts'
import { Small } from './text.tsx'
import { baseText, colours, darkStyles } from './theme.ts'

export interface MailLayoutProps {
  readonly subject: string
  readonly preheader: string
  /** Operator of the installation; `null` if not configured. */
  readonly operator: { readonly name: string; readonly address: string } | null
  /** Absolute address for unsubscribing from mails of this kind. */
  readonly unsubscribe: string | undefined
}

const visuallyHidden = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: 1 } as const

/**
 * HTML document of a mail: a column of at most 600 pixels below the logo. Uses tables, because many mail clients
 * support no other layout.
 */
export const MailLayout = ({ subject, preheader, operator, unsubscribe, children }: MailLayoutProps & { readonly children: ReactNode }) => {
  const { t, language, site } = useMail()
  return (
    <html lang={tagOf[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: colours.ground }}>
        <div className="preheader" style={visuallyHidden}>
          {preheader}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="ground"
          style={{ backgroundColor: colours.ground }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: 16 }}>
                <table role="presentation" width="600" cellPadding={0} cellSpacing={0} style={{ width: '100%', maxWidth: 600 }}>
                  <tbody>
                    <tr>
                      <td style={{ ...baseText, padding: '16px 24px', backgroundColor: colours.band, borderRadius: '12px 12px 0 0' }}>
                        <MailLogo />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="surface ink"
                        style={{
                          ...baseText,
                          padding: '24px 24px 16px',
                          color: colours.ink,
                          backgroundColor: colours.surface,
                          borderRadius: '0 0 12px 12px',
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ ...baseText, padding: '16px 24px' }}>
                        <Small>
                          {t('mail.from')}{' '}
                          <a href={site} className="second" style={{ color: colours.second }}>
                            {site}
                          </a>
                        </Small>
                        {operator && <Small>{`${operator.name}, ${operator.address}`}</Small>}
                        {unsubscribe !== undefined && (
                          <Small>
                            <a href={unsubscribe} className="second" style={{ color: colours.second }}>
                              {t('mail.unsubscribe')}
                            </a>
                          </Small>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

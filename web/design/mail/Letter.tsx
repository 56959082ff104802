import type { ReactNode } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { colours, darkSheet, type } from './look.ts'
import { MailMark } from './MailMark.tsx'
import { Small } from './text.tsx'
import { useMail } from './words.ts'

export interface LetterProps {
  readonly subject: string
  readonly preheader: string
  /** Who runs the installation; `null`: nobody has said. */
  readonly operator: { readonly name: string; readonly address: string } | null
  /** Where mails of this kind are ended, a whole address. */
  readonly unsubscribe: string | undefined
}

const unseen = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: 1 } as const

/** A mail from its first tag to its last: a column of at most 600 pixels under the mark. Tables, since half of all mail programs know nothing else. */
export const Letter = ({ subject, preheader, operator, unsubscribe, children }: LetterProps & { readonly children: ReactNode }) => {
  const { t, language, site } = useMail()
  return (
    <html lang={tagOf[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{darkSheet}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: colours.ground }}>
        <div className="preheader" style={unseen}>
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
                      <td style={{ ...type, padding: '16px 24px', backgroundColor: colours.band, borderRadius: '12px 12px 0 0' }}>
                        <MailMark />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="surface ink"
                        style={{
                          ...type,
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
                      <td style={{ ...type, padding: '16px 24px' }}>
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

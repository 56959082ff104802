import { createTransport } from 'nodemailer'
import type { MailAttachment } from '#core/ports/mailbox.ts'
import type { WrittenMail } from '#core/ports/mail-renderer.ts'

/** A mail in words and whom it goes to. */
export interface Letter extends WrittenMail {
  /** Its `Message-ID` follows from it: whoever gets a mail twice can tell. */
  readonly id: string
  readonly to: string
  readonly written: Date
  readonly unsubscribe?: string | undefined
  readonly attachments: readonly MailAttachment[]
}

/** Why a letter was not taken, as codes; `forGood`: the recipient is refused, and would be again. */
export interface NotTaken {
  readonly error: string
  readonly forGood: boolean
}

/** The way to a mail server. */
export interface Smtp {
  /** `null`: the server took it. */
  send(letter: Letter): Promise<NotTaken | null>
  /** Ends once what is being sent has ended. */
  close(): void
}

/** Milliseconds for a connection and its greeting, for silence within one, and for one letter in all. */
const patience = { connect: 10_000, silence: 30_000, letter: 120_000 }

interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

// The answer's text would name the recipient.
const notTaken = ({ code = 'EUNKNOWN', command, responseCode }: SmtpError): NotTaken => ({
  error: [code, command, responseCode].filter((part) => part !== undefined).join(' '),
  forGood: code === 'EENVELOPE' && (command === 'RCPT TO' ? (responseCode ?? 0) >= 500 : command === 'API'),
})

/** Letters over SMTP, over at most `parallel` connections that are kept for the next ones. `from`: `poczta@kredka.pl` or `Kredka <poczta@kredka.pl>`. */
export const makeSmtp = ({ url, from, parallel }: { readonly url: string; readonly from: string; readonly parallel: number }): Smtp => {
  const host = /@([^>\s]+)>?$/.exec(from)?.[1]
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: parallel,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, to, subject, html, text, written, unsubscribe, attachments }) => {
      try {
        await transport.sendMail({
          ...{ from, subject, html, text, date: written },
          // As an object: a list of addresses is never read out of it.
          to: { name: '', address: to },
          messageId: `<${id}@${host}>`,
          xMailer: false,
          attachments: attachments.map(({ name, mime, text }) => ({ filename: name, contentType: mime, content: text })),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(patience.letter),
        })
        return null
      } catch (error) {
        return notTaken(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

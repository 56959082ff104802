import { createTransport } from 'nodemailer'
import type { MailAttachment } from '#core/ports/mail-queue.ts'
import type { RenderedMail } from '#core/ports/mail-renderer.ts'

/** Rendered mail with its recipient. */
export interface OutgoingMail extends RenderedMail {
  /** Determines the `Message-ID`, so that mail programs recognise duplicates. */
  readonly id: string
  readonly to: string
  readonly written: Date
  readonly unsubscribe?: string | undefined
  readonly attachments: readonly MailAttachment[]
}

/** Error codes of a failed delivery; `permanent`: the recipient is rejected, and would be again. */
export interface SendError {
  readonly error: string
  readonly permanent: boolean
}

/** SMTP client. */
export interface Smtp {
  /** Sends a mail; returns `null` when the server accepted it. */
  send(mail: OutgoingMail): Promise<SendError | null>
  /** Closes the connections after running deliveries. */
  close(): void
}

/** Timeouts for connecting and greeting, for an inactive socket, and for one mail in all, milliseconds. */
const timeouts = { connect: 10_000, socket: 30_000, mail: 120_000 }

interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

// The response text is omitted: it contains the recipient.
const sendErrorOf = ({ code = 'EUNKNOWN', command, responseCode }: SmtpError): SendError => ({
  error: [code, command, responseCode].filter((part) => part !== undefined).join(' '),
  permanent: code === 'EENVELOPE' && (command === 'RCPT TO' ? (responseCode ?? 0) >= 500 : command === 'API'),
})

/** Creates an SMTP client with a pool of at most `parallel` connections. `from`: `poczta@kredka.pl` or `Kredka <poczta@kredka.pl>`. */
export const makeSmtp = ({ url, from, parallel }: { readonly url: string; readonly from: string; readonly parallel: number }): Smtp => {
  const host = /@([^>\s]+)>?$/.exec(from)?.[1]
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: parallel,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, to, subject, html, text, written, unsubscribe, attachments }) => {
      try {
        await transport.sendMail({
          from,
          subject,
          html,
          text,
          date: written,
          // As an object, so that it is not parsed as a list of addresses.
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
          signal: AbortSignal.timeout(timeouts.mail),
        })
        return null
      } catch (error) {
        return sendErrorOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

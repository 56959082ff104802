import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** Response to a recipient: a rejecting SMTP code, no reply, or acceptance after a delay in milliseconds or a promise. */
export type RecipientBehavior = {
  readonly rejectCode?: number
  readonly noReply?: boolean
  readonly delayMs?: number
  readonly until?: Promise<unknown>
}

/** SMTP server that records received mails. */
export interface MailServer {
  readonly url: string
  readonly port: number
  /** Received mails in order, and the maximum number of concurrent deliveries. */
  readonly received: ParsedMail[]
  readonly maxConcurrent: () => number
  /** Sets the behavior for each recipient; by default all mails are accepted. */
  setBehavior(behaviorFor: (to: string) => RecipientBehavior): void
  close(): Promise<void>
}

/** Starts a mail server on a port; by default on a free one. */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const received: ParsedMail[] = []
  let behaviorFor: (to: string) => RecipientBehavior = () => ({})
  let current = 0
  let maxConcurrent = 0
  const server = new SMTPServer({
    // Closes idle connections with the server.
    closeTimeout: 100,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, callback) => {
      const { rejectCode, noReply } = behaviorFor(address)
      if (!noReply) callback(rejectCode ? Object.assign(new Error(`<${address}> is unknown`), { responseCode: rejectCode }) : null)
    },
    onData: (stream, session, callback) => {
      current += 1
      maxConcurrent = Math.max(maxConcurrent, current)
      const to = session.envelope.rcptTo[0]?.address ?? ''
      void simpleParser(stream).then(async (mail) => {
        const { delayMs = 0, until } = behaviorFor(to)
        await until
        setTimeout(() => {
          current -= 1
          received.push(mail)
          callback(null)
        }, delayMs)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: actualPort } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    maxConcurrent: () => maxConcurrent,
    setBehavior: (next) => {
      behaviorFor = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

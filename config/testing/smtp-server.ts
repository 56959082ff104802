import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** What a mail server says to a recipient: a code that refuses, nothing at all, or that it took the letter, after so many milliseconds. */
export type Manner = { readonly refuses?: number; readonly mute?: boolean; readonly slow?: number }

/** A mail server that speaks SMTP indeed, and what it took. */
export interface MailServer {
  readonly url: string
  readonly port: number
  /** Letters it took, in the order they came, and who spoke at once at most. */
  readonly taken: ParsedMail[]
  readonly most: () => number
  /** How it treats a recipient from now on; all are welcome unless told. */
  treat(manner: (to: string) => Manner): void
  close(): Promise<void>
}

/** Brings a mail server up, on a port that was had before or on any. */
export const mailServer = async (port = 0): Promise<MailServer> => {
  const taken: ParsedMail[] = []
  let manner: (to: string) => Manner = () => ({})
  let open = 0
  let most = 0
  const server = new SMTPServer({
    // Connections that are held for nothing end with it.
    closeTimeout: 100,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, answer) => {
      const { refuses, mute } = manner(address)
      if (!mute) answer(refuses ? Object.assign(new Error(`<${address}> is not known here`), { responseCode: refuses }) : null)
    },
    onData: (stream, session, answer) => {
      open += 1
      most = Math.max(most, open)
      const to = session.envelope.rcptTo[0]?.address ?? ''
      void simpleParser(stream).then((letter) => {
        setTimeout(() => {
          open -= 1
          taken.push(letter)
          answer(null)
        }, manner(to).slow ?? 0)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: had } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${had}`,
    port: had,
    taken,
    most: () => most,
    treat: (how) => {
      manner = how
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

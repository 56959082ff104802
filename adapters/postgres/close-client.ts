import type { Client } from 'pg'

/** Closes a connection; cuts it when the server does not answer within `timeoutMs`. */
export const closeClient = async (client: Client, timeoutMs = 1000): Promise<void> => {
  const timeout = setTimeout(() => cutConnection(client), timeoutMs)
  await client.end().catch(() => undefined)
  clearTimeout(timeout)
}

/** Cuts a connection: a running query fails, and `end` resolves. */
export const cutConnection = (client: Client): void => void client.connection.stream.destroy()

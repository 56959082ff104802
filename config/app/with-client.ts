import pg from 'pg'

/** Uses a database over a connection of its own. */
export const withClient = async <A>(url: string, use: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

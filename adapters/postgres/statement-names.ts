import { createHash } from 'node:crypto'

/** Tells if a prepared statement failed because a migration has changed the type of its columns. */
export const isOutdated = (error: Error) => 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan')

/** Tells if the connection of a pooler lacks the statement, or has it from another of its clients. */
export const isNameUnusable = (error: Error) => 'code' in error && (error.code === '26000' || error.code === '42P05')

/**
 * Creates names for statements that connections keep prepared: a hash of the text, since the connections of a pooler
 * are shared by processes, where one name must never stand for two texts. A renewal is numbered.
 */
export const makeNames = () => {
  const names = new Map<string, string>()
  const renewals = new Map<string, number>()
  const create = (text: string) => {
    const name = `kredka_${createHash('sha256').update(text).digest('base64url')}_${renewals.get(text) ?? 0}`
    names.set(text, name)
    return name
  }
  return {
    of: (text: string) => names.get(text) ?? create(text),
    renew: (text: string) => {
      renewals.set(text, (renewals.get(text) ?? 0) + 1)
      return create(text)
    },
  }
}

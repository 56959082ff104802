import { createHash } from 'node:crypto'
import path from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const characters = `${letters}0123456789`

/** Returns five characters that depend on the text only; the first is a letter. */
const shorten = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from({ length: 5 }, (_, index) => {
    const allowed = index === 0 ? letters : characters
    return allowed[bytes.readUInt16BE(index * 2) % allowed.length]
  }).join('')
}

/**
 * Returns the names of classes of CSS modules in pages: short, because a profile has three hundred of them, and the
 * same on server and client. Fails if two classes would get one name.
 */
export const classNames = (root: string): ((name: string, file: string) => string) => {
  const owners = new Map<string, string>()
  return (name, file) => {
    const owner = `${path.relative(root, file.split('?')[0] ?? file)} ${name}`
    const short = shorten(owner)
    const other = owners.get(short) ?? owner
    if (other !== owner) throw new Error(`The classes "${other}" and "${owner}" would both be called ${short}; rename one`)
    owners.set(short, owner)
    return short
  }
}

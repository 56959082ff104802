import { createReadStream } from 'node:fs'
import { UnreadableFile } from '#core/ports/csv-file.ts'

/** Detects the encoding of a text file by reading all of it: UTF-8 when it is valid UTF-8, else windows-1250. A NUL byte indicates a binary file. */
export const detectEncoding = async (path: string): Promise<'utf-8' | 'windows-1250'> => {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw new UnreadableFile({ detail: 'This is a binary file, not a table of text. Nothing was written.' })
    if (valid)
      try {
        utf8.decode(chunk, { stream: true })
      } catch {
        valid = false
      }
  }
  if (valid)
    try {
      utf8.decode()
    } catch {
      valid = false
    }
  return valid ? 'utf-8' : 'windows-1250'
}

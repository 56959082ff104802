import { createReadStream } from 'node:fs'
import { makeEncodingDetector, type TextEncodingName } from '#core/kernel/text-encoding.ts'
import { UnreadableFile } from '#core/ports/csv-file.ts'

/** Detects the encoding of a text file by reading all of it. */
export const detectEncoding = async (path: string): Promise<TextEncodingName> => {
  const detector = makeEncodingDetector()
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) detector.add(chunk)
  const encoding = detector.detect()
  if (encoding === null) throw new UnreadableFile({ detail: 'This is a binary file, not a table of text. Nothing was written.' })
  return encoding
}

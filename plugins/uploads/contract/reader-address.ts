/** Minutes for which an address that names its reader is valid. */
const validMinutes = 10

interface SignOptions {
  readonly now: Date
  /** Returns all valid signatures of a text, the present one first. */
  readonly macsOf: (text: string) => readonly [string, ...string[]]
}

const payloadOf = (path: string, reader: string, until: number) => `file ${path} for ${reader} until ${until}`

/** Returns the address of a file for one reader, whose rights are looked up again when the file is asked for. */
export const addressForReader = (path: string, reader: string, { now, macsOf }: SignOptions): string => {
  const until = Math.floor(now.getTime() / 1000) + validMinutes * 60
  const [signature] = macsOf(payloadOf(path, reader, until))
  return `${path}?konto=${reader}&do=${until}&podpis=${signature}`
}

/** Returns the reader whom the parameters of an address name; `null` without a valid signature. */
export const readerOfAddress = (
  path: string,
  { konto, do: until, podpis }: Readonly<Record<string, unknown>>,
  { now, macsOf }: SignOptions,
): string | null => {
  if (typeof konto !== 'string' || typeof until !== 'string' || typeof podpis !== 'string' || !/^\d{1,12}$/.test(until)) return null
  if (Number(until) * 1000 <= now.getTime()) return null
  return macsOf(payloadOf(path, konto, Number(until))).includes(podpis) ? konto : null
}

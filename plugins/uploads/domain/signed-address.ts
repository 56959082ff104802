/** Parameters of a signed address: when it ends, in seconds since 1970, and the signature. */
export const signatureParameters = { until: 'do', signature: 'podpis' } as const

const payloadOf = (path: string, until: number) => `uploads file ${path} until ${until}`

/** Returns a path with its end and signature. */
export const signedPath = (path: string, until: number, sign: (text: string) => string): string =>
  `${path}?${signatureParameters.until}=${until}&${signatureParameters.signature}=${sign(payloadOf(path, until))}`

/** Returns whether the parameters of an address sign its path and have not ended; `macsOf` returns all valid signatures of a text. */
export const isSigned = (
  path: string,
  query: Readonly<Record<string, unknown>>,
  { now, macsOf }: { readonly now: Date; readonly macsOf: (text: string) => readonly string[] },
): boolean => {
  const until = query[signatureParameters.until]
  const signature = query[signatureParameters.signature]
  if (typeof until !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(until)) return false
  if (Number(until) * 1000 <= now.getTime()) return false
  return macsOf(payloadOf(path, Number(until))).includes(signature)
}

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { S3Location } from '#adapters/files/s3-store.ts'

/** Storage of uploads (`STORAGE_URL`). */
export type StorageLocation = { readonly kind: 'disk'; readonly folder: string } | ({ readonly kind: 's3' } & S3Location)

/** Returns the location of `file:/folder` or `s3://KEY:SECRET@host/bucket?region=REGION`; `null` for any other text. */
export const parseStorageUrl = (text: string): StorageLocation | null => {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol === 'file:') return /^file:\/+[^/]/.test(text) ? { kind: 'disk', folder: path.resolve(fileURLToPath(url)) } : null
  if (url.protocol !== 's3:') return null
  const { username, password, host, pathname, searchParams } = url
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]+)\/?$/.exec(pathname) ?? []
  if (!username || !password || !host || bucket === undefined) return null
  return {
    kind: 's3',
    bucket: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}/${bucket}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

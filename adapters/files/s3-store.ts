import { AwsClient } from 'aws4fetch'
import { Effect } from 'effect'
import { bytesOf, checkedKey, type FileStore, type StoredFile } from '#core/ports/file-store.ts'
import { Unavailable } from '#core/ports/unavailable.ts'

/** Bucket of an S3-compatible store and the credentials for it. */
export interface S3Location {
  /** Address of the bucket, path style, without a trailing slash: `https://s3.eu-central-1.amazonaws.com/kredka`. */
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Longest wait for the head of an answer, milliseconds; attempts beyond the first, for errors of the store. */
const timeoutMs = 20_000
const retries = 3

/** Files as objects of a bucket. A file is sent whole, so that the store shows it only when it is complete. */
export const makeS3Store = ({ bucket, region, accessKeyId, secretAccessKey }: S3Location): FileStore => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries, initRetryMs: 100 })
  const urlOf = (key: string) => `${bucket}/${checkedKey(key)}`

  const call = async (url: string, init: RequestInit, accepted: readonly number[]) => {
    // Only the head has a time limit: a slow reader may take long for the content.
    const controller = new AbortController()
    const unreachable = (error: Error) => new Unavailable({ detail: `The store of files is unreachable: ${error.message}` })
    const timer = setTimeout(() => controller.abort(new Error('it does not answer')), timeoutMs)
    const response = await client
      .fetch(url, { ...init, signal: controller.signal })
      .catch((error: Error) => Promise.reject(unreachable(error)))
      .finally(() => clearTimeout(timer))
    if (response.ok || accepted.includes(response.status)) return response
    const text = await response.text()
    throw new Unavailable({ detail: `The store of files answered ${response.status}: ${text.slice(0, 300)}` })
  }
  const statOf = ({ headers }: Response, size: number) => ({ size, modified: new Date(headers.get('last-modified') ?? 0) })

  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    for (let next: string | null = ''; next !== null; ) {
      const query: Record<string, string> = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) }
      const text = await (await call(`${bucket}?${new URLSearchParams(query)}`, {}, [])).text()
      for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
        yield { key: textOf(entry, 'Key'), size: Number(textOf(entry, 'Size')), modified: new Date(textOf(entry, 'LastModified')) }
      next = textOf(text, 'IsTruncated') === 'true' ? textOf(text, 'NextContinuationToken') : null
    }
  }

  return {
    put: (key, content) =>
      Effect.promise(async () => {
        const body = content instanceof Uint8Array ? content : await bytesOf(content)
        await (await call(urlOf(key), { method: 'PUT', body: body as Uint8Array<ArrayBuffer> }, [])).arrayBuffer()
      }),
    stat: (key) =>
      Effect.promise(async () => {
        const response = await call(urlOf(key), { method: 'HEAD' }, [404])
        return response.status === 404 ? null : statOf(response, Number(response.headers.get('content-length')))
      }),
    read: (key, range) =>
      Effect.promise(async () => {
        const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {}
        const response = await call(urlOf(key), { headers }, [404])
        if (response.status === 404) {
          await response.arrayBuffer()
          return null
        }
        const total = response.headers.get('content-range')?.split('/')[1] ?? response.headers.get('content-length')
        return { ...statOf(response, Number(total)), content: (response.body ?? []) as AsyncIterable<Uint8Array> }
      }),
    remove: (keys) =>
      Effect.promise(async () => {
        for (const key of keys) await (await call(urlOf(key), { method: 'DELETE' }, [404])).arrayBuffer()
      }),
    list,
    // An object that was not sent completely does not exist.
    removeDrafts: () => Effect.void,
  }
}

/** Returns the text of the first element of a name; keys, sizes and times contain no entities but those of a token. */
const textOf = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replace(
    /&(amp|quot|lt|gt|#34);/g,
    (_, entity: string) => entities[entity] ?? '',
  )

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#34': '"', lt: '<', gt: '>' }

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDiskStore } from '#adapters/files/disk-store.ts'
import { makeS3Store } from '#adapters/files/s3-store.ts'
import { makeFileStore } from '#adapters/memory/file-store.ts'
import { run } from '#adapters/memory/run.ts'
import { startS3Server } from '../../testing/s3-server.ts'
import { describeFileStore } from './describe-file-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kredka-store-'))
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.end()
  rmSync(folder, { recursive: true, force: true })
})

describeFileStore('memory', () => makeFileStore())
describeFileStore('disk', () => makeDiskStore({ folder }))
describeFileStore('S3', () => makeS3Store(s3.location))

test('a disk holds no folders or drafts of what was removed or broken off, and forgets old drafts of a crash', async () => {
  const store = makeDiskStore({ folder })
  await run(store.put('public/one/640.avif', new Uint8Array(1)))
  await run(store.remove(['public/one/640.avif']))
  expect(readdirSync(folder)).toEqual(['.drafts'])
  for (const name of ['old', 'running']) writeFileSync(path.join(folder, '.drafts', name), 'half')
  utimesSync(path.join(folder, '.drafts', 'old'), 1, 1)
  await run(store.removeDrafts(new Date(Date.now() - 60_000)))
  expect(readdirSync(path.join(folder, '.drafts'))).toEqual(['running'])
})

test('a store that is unreachable, or knows other credentials, is unavailable', async () => {
  for (const store of [
    makeS3Store({ ...s3.location, bucket: 'http://127.0.0.1:1/kredka' }),
    makeS3Store({ ...s3.location, accessKeyId: 'nobody' }),
  ])
    for (const call of [store.put('a', new Uint8Array(1)), store.read('a'), store.stat('a'), store.remove(['a'])])
      await expect(run<unknown, never>(call)).rejects.toMatchObject({ _tag: 'Unavailable', kind: 'unavailable' })
})

// s3rver knows access keys and does not check signatures of version 4.
test('requests are signed as the documentation of Amazon S3 shows by an example', async () => {
  const { headers } = await new AwsV4Signer({
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    method: 'GET',
    service: 's3',
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    datetime: '20130524T000000Z',
    allHeaders: true,
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': createHash('sha256').digest('hex') },
  }).sign()
  expect(headers.get('authorization')).toMatch(/Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/)
})

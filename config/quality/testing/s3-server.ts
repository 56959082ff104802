import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Location } from '#adapters/files/s3-store.ts'

/** Starts a server of the S3 protocol with one empty bucket. */
export const startS3Server = async (): Promise<{ readonly location: S3Location; readonly end: () => Promise<void> }> => {
  const directory = mkdtempSync(path.join(tmpdir(), 'kredka-s3-'))
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'kredka' }] })
  const { port } = await server.run()
  return {
    // The credentials that s3rver knows.
    location: { bucket: `http://127.0.0.1:${port}/kredka`, region: 'eu-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    end: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

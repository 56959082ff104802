import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import { Unavailable } from '#core/ports/unavailable.ts'

/** File of a request on the disk, while its rest is under way; a slow sender costs no memory. */
export interface SpooledFile {
  append(chunk: Buffer): Promise<void>
  bytes(): Promise<Uint8Array>
  /** Frees its space. */
  close(): Promise<void>
}

/**
 * Opens an empty file without a name: whatever happens to the request or the process, nothing of it stays on the disk.
 * Fails with Unavailable when the disk is full.
 */
export const openSpooledFile = async (folder: string): Promise<SpooledFile> => {
  const name = path.join(folder, randomUUID())
  const handle = await guarded(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const opened = await open(name, 'wx+', 0o600)
    await unlink(name)
    return opened
  })
  let size = 0
  return {
    append: async (chunk) => {
      const at = size
      size += chunk.length
      await guarded(() => writeAll(handle, chunk, at))
    },
    bytes: async () => {
      const bytes = new Uint8Array(size)
      for (let at = 0; at < size; ) {
        const { bytesRead } = await handle.read(bytes, at, size - at, at)
        if (bytesRead === 0) throw new Error('A spooled file is shorter than what was written')
        at += bytesRead
      }
      return bytes
    },
    close: () => handle.close(),
  }
}

const writeAll = async (handle: FileHandle, chunk: Buffer, at: number) => {
  for (let done = 0; done < chunk.length; ) done += (await handle.write(chunk, done, chunk.length - done, at + done)).bytesWritten
}

const guarded = <A>(work: () => Promise<A>): Promise<A> =>
  work().catch((error: NodeJS.ErrnoException) => {
    throw ['ENOSPC', 'EDQUOT'].includes(error.code ?? '') ? new Unavailable({ detail: 'The disk is full.' }) : error
  })

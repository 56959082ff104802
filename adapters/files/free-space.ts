import { statfs } from 'node:fs/promises'

/** Least free space of a disk, bytes: one segment of PostgreSQL's log, without which it cannot write. */
const minFreeBytes = 16 << 20

type ReadSpace = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>

/** Returns the size of the disk of a folder, and what is free on it for others than root, bytes. */
export const readDiskSpace = async (folder: string): Promise<{ readonly free: number; readonly size: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Checks the disk of a folder: `full`, or `null` while it has space; a folder that does not exist yet stores nothing. */
export const checkFreeSpace = async (folder: string, readSpace: ReadSpace = statfs): Promise<string | null> => {
  try {
    const { bavail, bsize } = await readSpace(folder)
    return bavail * bsize < minFreeBytes ? 'full' : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

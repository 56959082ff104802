import { statfs } from 'node:fs/promises'

/** Least free space of a disk, bytes: one segment of PostgreSQL's log, without which it cannot write. */
const minFreeBytes = 16 << 20

type ReadSpace = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>

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
